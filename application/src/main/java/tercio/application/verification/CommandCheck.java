package tercio.application.verification;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.application.game.Game;
import tercio.application.record.DiceCommitted;
import tercio.application.record.DiceMode;
import tercio.application.record.EventHistory;
import tercio.application.record.KernelCommand;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;
import tercio.domain.sentence.Sentence;

/**
 * The check of one recorded command, which is decided again. It depends only on its parts, so any thread may run it.
 *
 * @param game before the command
 * @param events that it gave
 * @param cut whether a fork may have cut the command: then it has the first of its events
 * @param past the events recorded before it
 */
record CommandCheck(Game<?, ?, ?, ?> game, List<RecordedEvent> events, boolean cut, RecordCodec notation, EventHistory past) {

    private static final String HASH = "[0-9a-f]{64}";
    private static final int LONGEST_NAME = 64;

    /**
     * The result of deciding a command again.
     *
     * @param edition that decided it; empty where no rule did
     * @param real a difference that nothing explains
     * @param explained a difference that later changes of the rules explain
     */
    record Finding(Optional<String> edition, Optional<Divergence> real, Optional<ExplainedDivergence> explained) {}

    Finding finding() {
        var first = events.getFirst();
        if (first.fact() instanceof DiceCommitted committed) {
            return new Finding(Optional.empty(), commitmentFault(committed).map(expected ->
                    new Divergence(first.position(), expected, RedecidedCommand.events(RedecidedCommand.describe(first, notation)))), Optional.empty());
        }
        var edition = first.envelope().edition().orElse(game.opening().edition());
        if (edition.length() > LONGEST_NAME) {
            return new Finding(Optional.empty(), Optional.of(new Divergence(first.position(), Sentence.of("kernel.verify.edition-name").with("most", LONGEST_NAME),
                    Sentence.of("kernel.verify.longer-one"))), Optional.empty());
        }
        var again = RedecidedCommand.of(game, first, past);
        var difference = difference(again);
        var changes = difference.isPresent() && again.byTheRulebook() ? changes(edition, again) : List.<LaterChange>of();
        return changes.isEmpty()
                ? new Finding(Optional.of(edition), difference.map(found -> found.with(ExplanationComparison.of(again, events))), Optional.empty())
                : new Finding(Optional.of(edition), Optional.empty(), difference.map(found -> new ExplainedDivergence(found.position(),
                        found.expected(), found.found(), edition, changes, Optional.of(ExplanationComparison.of(again, events)))));
    }

    /** The finding for a divergence of an amended line, which later changes of the rules may explain. */
    Finding explainByEdition(Divergence found) {
        var edition = events.getFirst().envelope().edition().orElse(game.opening().edition());
        var changes = edition.length() > LONGEST_NAME ? List.<LaterChange>of() : LaterChange.since(edition, game.editions(), Set.of());
        return changes.isEmpty() ? new Finding(Optional.empty(), Optional.of(found), Optional.empty())
                : new Finding(Optional.empty(), Optional.empty(), Optional.of(new ExplainedDivergence(
                        found.position(), found.expected(), found.found(), edition, changes, Optional.empty())));
    }

    private Optional<Divergence> difference(RedecidedCommand again) {
        if (again.matches(events, cut, notation)) {
            return ExplanationCheck.of(again.explanations(), events, notation);
        }
        var found = String.join("; ", events.stream().map(event -> RedecidedCommand.describe(event, notation)).toList());
        return Optional.of(new Divergence(events.getFirst().position(), again.sentence(notation), RedecidedCommand.events(found)));
    }

    private List<LaterChange> changes(String edition, RedecidedCommand again) {
        var rules = new LinkedHashSet<>(again.rules());
        events.forEach(event -> rules.addAll(LaterChange.rulesOf(event.envelope().explanation().steps())));
        return LaterChange.since(edition, game.editions(), rules);
    }

    /** The event expected in place of a commitment that the service would not have made. */
    private Optional<Sentence> commitmentFault(DiceCommitted committed) {
        if (game.opening().dice() == DiceMode.PHYSICAL) {
            return Optional.of(Sentence.of("kernel.verify.no-commitment-by-hand"));
        }
        if (committed.before().stream().anyMatch(name -> name.length() > LONGEST_NAME)) {
            return Optional.of(Sentence.of("kernel.verify.game-name").with("most", LONGEST_NAME));
        }
        if (!committed.commitment().matches(HASH) || game.commitments().contains(committed.commitment())) {
            return Optional.of(Sentence.of("kernel.verify.new-commitment"));
        }
        var envelope = events.getFirst().envelope();
        if (events.size() > 1 || !envelope.rolls().isEmpty() || !envelope.explanation().isEmpty()) {
            return Optional.of(Sentence.of("kernel.verify.commitment-alone"));
        }
        if (!envelope.causedBy().equals(notation.encode(new KernelCommand.CommitDice()))) {
            return Optional.of(Sentence.of("kernel.verify.commitment-of-service"));
        }
        return switch (committed.cause()) {
            case SECRET_TOLD -> game.commitments().isRevealed() ? Optional.empty()
                    : Optional.of(Sentence.of("kernel.verify.no-commitment-untold"));
            case RECORD_IMPORTED -> Optional.empty();
            case LINE_AMENDED -> game.commitments().isAmended() ? Optional.empty()
                    : Optional.of(Sentence.of("kernel.verify.no-commitment-unamended"));
            case GAME_OPENED, COPIED -> Optional.of(Sentence.of("kernel.verify.commitment-cause"));
        };
    }
}
