import { go, hrefOf } from '../route';
import type { ForkLine } from '../api/forks';
import { keepToken } from '../session';
import { t } from '../text/later';
import { branchesKept, forgetBranch, keepBranches, type OwnBranch } from './ownBranches';

/** Whether the branches of who watches are kept across visits, as it chooses. */
export function KeepBranches() {
  return (
    <p class="keep-branches"><label><input type="checkbox" name="keep-branches" checked={branchesKept.value}
      onChange={(event) => keepBranches(event.currentTarget.checked)} /> {t.ownBranches.keep}</label> <span class="faint">{t.ownBranches.hint}</span></p>
  );
}

/** The way into a branch of one's own, with the token that was kept, and the way to forget it. */
export function OwnBranchLink({ fork, branch }: { fork: ForkLine; branch: OwnBranch }) {
  const href = hrefOf(['games', branch.id]);
  return <>
    <a class="fork" href={href} onClick={(event) => {
      event.preventDefault();
      keepToken(branch.id, branch.token);
      go(href);
    }}>{fork.name}</a>{' '}
    <button type="button" class="forget" aria-label={t.ownBranches.forgetOf(fork.name)} onClick={() => forgetBranch(branch)}>{t.home.mine.forget}</button>
  </>;
}
