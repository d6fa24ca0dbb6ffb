import { vi } from 'vitest';

// Stores of the browser's code are made when their module is loaded, so each file loads it anew; packages are loaded once.
vi.resetModules();
