// Stands in where nothing serves this file at run time: the app then finds its API by its own address.
globalThis.PROCESS_CONFIG = {};
