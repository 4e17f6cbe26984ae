package tercio.application.verification;

import java.util.List;
import java.util.Optional;
import tercio.application.amendment.Branch;
import tercio.application.game.Game;
import tercio.application.record.AmendmentAdopted;
import tercio.application.record.DiceCommitted;
import tercio.application.record.Envelope;
import tercio.application.record.EventHistory;
import tercio.application.record.RecordedEvent;
import tercio.domain.ruling.Cancellation.Cancelled;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Checks that an adopted amendment is followed by the commands of its branch, all of them and no other, each with the sender and the
 * dice that it had, and then by the commitment of its line to a secret of its own.
 */
final class AmendedLineCheck {

    private final EventHistory past;
    private final int copied;
    private List<Branch.Applied> branch = List.of();
    private int amendment;
    private int applied;
    private int due;
    private boolean missed;

    /** @param copied the last position that was copied into a fork, whose amendments are in the original */
    AmendedLineCheck(EventHistory past, int copied) {
        this.past = past;
        this.copied = copied;
    }

    /**
     * Checks the events of a command.
     *
     * @param before the game as it was before it
     */
    Optional<Divergence> check(Game<?, ?, ?, ?> before, List<RecordedEvent> events) {
        var first = events.getFirst();
        if (first.position() <= copied) {
            return Optional.empty();
        }
        if (applied < due) {
            return checkApplied(first);
        }
        events.stream().map(RecordedEvent::fact).filter(AmendmentAdopted.class::isInstance).map(AmendmentAdopted.class::cast)
                .findFirst().ifPresent(adopted -> follow(adopted, before));
        if (first.envelope().again().isPresent()) {
            return Optional.of(new Divergence(first.position(), Sentence.of("kernel.verify.given-command"),
                    Sentence.of("kernel.verify.reapplied-mark")));
        }
        return checkCommitment(before, first);
    }

    private void follow(AmendmentAdopted adopted, Game<?, ?, ?, ?> before) {
        amendment = adopted.amendment();
        due = adopted.commands();
        applied = 0;
        branch = branch(before);
    }

    private List<Branch.Applied> branch(Game<?, ?, ?, ?> before) {
        try {
            return before.otherLines(past).branch(amendment).map(Branch::applied).orElse(List.of());
        } catch (Cancelled unwanted) {
            throw unwanted;
        } catch (RuntimeException unfit) {
            // The decision on the adoption says what does not fit.
            return List.of();
        }
    }

    private Optional<Divergence> checkApplied(RecordedEvent first) {
        var envelope = first.envelope();
        if (envelope.again().isEmpty()) {
            int missing = due - applied;
            due = applied;
            return Optional.of(new Divergence(first.position(), moreCommands(missing), Sentence.of("kernel.verify.another-command")));
        }
        var wanted = applied < branch.size() ? Optional.of(branch.get(applied)) : Optional.<Branch.Applied>empty();
        applied++;
        return wanted.filter(command -> same(command, envelope)).isPresent() ? Optional.empty()
                : Optional.of(new Divergence(first.position(), wanted.map(this::describe).orElseGet(() -> Sentence.of("kernel.verify.no-command-of-amendment").with("amendment", amendment)),
                        describe(envelope.by(), envelope.causedBy(), envelope.rolls().toString())));
    }

    private boolean same(Branch.Applied wanted, Envelope envelope) {
        return wanted.command().by().equals(envelope.caller()) && wanted.command().causedBy().equals(envelope.causedBy())
                && wanted.rolls().equals(envelope.rolls()) && envelope.again().equals(Optional.of(wanted.command().reappliedMark(amendment)));
    }

    private Sentence.Keyed describe(Branch.Applied wanted) {
        return describe(wanted.command().by().name(), wanted.command().causedBy(), wanted.rolls().toString());
    }

    private static Sentence.Keyed describe(String by, String command, String dice) {
        return Sentence.of("kernel.verify.command-with-dice").with("by", new Text(by)).with("command", new Text(command)).with("dice", new Text(dice));
    }

    private Sentence.Keyed moreCommands(int missing) {
        return Sentence.of("kernel.verify.more-commands").with("count", missing).with("amendment", amendment);
    }

    private Optional<Divergence> checkCommitment(Game<?, ?, ?, ?> before, RecordedEvent first) {
        var commitments = before.commitments();
        if (missed || !commitments.isAmended() || commitments.isRevealed() || first.fact() instanceof DiceCommitted) {
            return Optional.empty();
        }
        missed = true;
        return Optional.of(new Divergence(first.position(), Sentence.of("kernel.verify.commitment-after-amendment"), Sentence.of("kernel.verify.none")));
    }

    /** The commands that are missing at the end of the record. */
    Optional<Divergence> checkEnd(int position) {
        return applied == due ? Optional.empty()
                : Optional.of(new Divergence(position, moreCommands(due - applied), Sentence.of("kernel.verify.record-ends")));
    }
}
