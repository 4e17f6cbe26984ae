import { t } from '../text';
import { branchOff } from './branchOff';
import { useGame } from './context';

/** The way to a branch of one's own from the moment that is looked at. */
export function WhatIf() {
  const store = useGame();
  return (
    <p class="what-if"><button type="button" onClick={() => void branchOff(store)}>{t.forks.whatIf(store.position.value)}</button> <span class="faint">{t.forks.whatIfHint}</span></p>
  );
}
