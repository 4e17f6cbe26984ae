import { useEffect, useRef } from 'preact/hooks';
import { stylesheet } from '../stylesheet';
import { hrefOf } from '../route';
import { t } from '../text/later';
import { opened, type OpenedRule } from './opened';
import { RuleSheet } from './RuleSheet';

/** The rule that was chosen, in front of the page. Escape and a click beside it close it; the focus goes back to its code. */
export function RuleDialog() {
  const rule = opened.value;
  return rule ? <InFront rule={rule} /> : null;
}

function InFront({ rule }: { rule: OpenedRule }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    void stylesheet(new URL('page/rules.css', document.baseURI).href);
    box.current!.showModal();
    const close = () => box.current?.close();
    window.addEventListener('hashchange', close);
    return () => window.removeEventListener('hashchange', close);
  }, []);
  const close = () => box.current?.close();
  return (
    <dialog ref={box} class="rule-dialog" aria-label={t.rules.rule(rule.code)} onClose={() => { opened.value = null; }}
      onKeyDown={(event) => event.stopPropagation()} onClick={(event) => { if (event.target === box.current) { close(); } }}>
      <div class="rule-body">
        <button type="button" class="close" aria-label={t.close} onClick={close}>×</button>
        <RuleSheet key={rule.code} ruleset={rule.ruleset} code={rule.code} cell={rule.cell} onOther={(code) => { opened.value = { ...rule, code, cell: null }; }} />
        <p><a href={hrefOf(['rules', rule.ruleset, rule.code])} onClick={close}>{t.rules.inReference}</a></p>
      </div>
    </dialog>
  );
}
