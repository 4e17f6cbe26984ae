package tercio.application.verification;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.application.dice.DiceCommitments;
import tercio.application.dice.DiceMethod;
import tercio.application.dice.DieQuestion;
import tercio.application.game.Game;
import tercio.application.record.CommitmentCause;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordedEvent;

/** Collects the text from which each die of a record is computed. */
final class DiceLabels {

    private DiceLabels() {}

    /** @param id the name of the game */
    static List<DiceAudit.LabelledDie> of(List<RecordedEvent> record, String id, MessageRegistry dictionary) {
        Game<?, ?, ?, ?> game = Game.open(record.getFirst(), dictionary);
        var throwing = new HashMap<Integer, Game<?, ?, ?, ?>>();
        for (var event : record.subList(1, record.size())) {
            if (!event.envelope().rolls().isEmpty()) {
                throwing.put(event.position(), game);
            }
            game = game.after(event);
        }
        var periods = game.commitments().periods(id, record.size());
        var labels = new ArrayList<DiceAudit.LabelledDie>();
        for (var event : record) {
            var before = throwing.get(event.position());
            if (before != null) {
                periods.stream().filter(period -> period.from() <= event.position() && event.position() <= period.to()).findFirst()
                        .ifPresent(period -> labels.addAll(labelsOf(before, event, period)));
            }
        }
        return labels;
    }

    private static List<DiceAudit.LabelledDie> labelsOf(Game<?, ?, ?, ?> game, RecordedEvent event, DiceCommitments.Period period) {
        var method = DiceMethod.of(game.opening().terms());
        Map<DieQuestion, Integer> now = new HashMap<>();
        boolean applied = event.envelope().again().isPresent();
        return event.envelope().rolls().stream().map(roll -> {
            var question = DieQuestion.of(roll);
            int asked = game.throwCount(question) + now.merge(question, 1, Integer::sum);
            boolean before = applied || now.get(question) <= game.keptDice().of(question).size();
            var label = period.cause() == CommitmentCause.COPIED || before ? ""
                    : method.label(period.game(), game.contributions().combinedText(), question, asked);
            return new DiceAudit.LabelledDie(event.position(), label.isEmpty() ? "" : period.commitment(), label, roll.name().die().sides(), roll.value());
        }).toList();
    }
}
