import { Dialog } from '@conclave/web/kit';
import { RulesText } from '../rules/rules-text.tsx';
import { useHere } from './context.tsx';

/** The rules reference beside the table, opened at a rule. */
export function RulesSheet({ rule, onClose }: { readonly rule: string; readonly onClose: () => void }) {
  const { ui } = useHere().loaded;
  return (
    <Dialog title="Rules" place="side" onClose={onClose}>
      <RulesText chapters={ui.rules} at={rule} />
    </Dialog>
  );
}
