import { useSyncExternalStore } from 'react';

function hearConnection(hear: () => void): () => void {
  addEventListener('online', hear);
  addEventListener('offline', hear);
  return () => {
    removeEventListener('online', hear);
    removeEventListener('offline', hear);
  };
}

export const useOnline = (): boolean => useSyncExternalStore(hearConnection, () => navigator.onLine);
