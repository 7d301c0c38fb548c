#include "TextShims.h"
