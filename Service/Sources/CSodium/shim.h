#ifndef DRAGOMAN_CSODIUM_SHIM_H
#define DRAGOMAN_CSODIUM_SHIM_H

#include <sodium.h>

#endif
