import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../text';
import { nameOf } from '../../views/standing';
import { useGame } from '../context';
import { call, showInTab } from './attention';
import { turnOf } from './turn';

/** Title and icon of the tab tell whose turn it is; when it becomes one's own, who wishes it is called. */
export function useAttention(): void {
  const store = useGame();
  const summary = store.summary.value;
  const { called, prompt } = turnOf(store);
  const name = summary ? `${t.title}: ${nameOf(summary)}` : t.title;
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    showInTab(name, called);
    return () => showInTab(t.title, false);
  }, [name, called]);
  useEffect(() => {
    if (called && before.current === false) {
      call(name, prompt);
    }
    before.current = called;
  }, [called]);
}
