import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { current } from '../frame/rooms';
import { catalogue } from '../game/catalogue';
import { hrefOf } from '../route';
import { opened, type ReadCell } from './opened';

interface RuleCodeProps {
  code: string;
  /** The ruleset of the rule, if that is not the one the page shows. */
  ruleset?: string | undefined;
  cell?: ReadCell | null;
}

/** The code of a rule: pointed at or focused it tells its title, chosen it opens the rule in front of the page. */
export function RuleCode({ code, ruleset = current.value?.manifest.id, cell = null }: RuleCodeProps) {
  const told = useSignal('');
  const pointed = useSignal(false);
  const id = useId();
  if (!ruleset) {
    return <code>{code}</code>;
  }
  const point = () => {
    pointed.value = true;
    catalogue.rules(ruleset).then(({ chapters }) => {
      const rules = chapters.flatMap(({ rules: all }) => all);
      told.value = (rules.find((rule) => rule.code === code) ?? rules.find((rule) => rule.code === code.replace(/[-.]\d+$/, '')))?.title ?? '';
    }, () => { told.value = ''; });
  };
  const leave = () => { pointed.value = false; };
  const open = (event: MouseEvent) => {
    if (event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      pointed.value = false;
      opened.value = { ruleset, code, cell };
    }
  };
  const shown = pointed.value && told.value !== '';
  return (
    <span class="rule-code">
      <a href={hrefOf(['rules', ruleset, code])} aria-haspopup="dialog" aria-describedby={shown ? id : undefined} onClick={open}
        onPointerEnter={point} onPointerLeave={leave} onFocus={point} onBlur={leave}><code>{code}</code></a>
      {shown ? <span role="tooltip" id={id}>{told.value}</span> : null}
    </span>
  );
}
