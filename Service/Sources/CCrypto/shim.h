#ifndef DRAGOMAN_CCRYPTO_SHIM_H
#define DRAGOMAN_CCRYPTO_SHIM_H

#include <openssl/bio.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/pem.h>

#endif
