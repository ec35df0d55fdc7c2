// HTTPService
