package tercio.adapters.archive;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import tercio.application.record.Envelope;
import tercio.application.record.KernelCommand;
import tercio.application.record.RecordCodec;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;

/**
 * Tells for which party each command of a game was given.
 *
 * @param <S> the board
 */
final class CommandPartyFold<S, E extends Event> {

    private final Ruleset<S, ?, E, ?> rules;
    private final RecordCodec notation;
    private final String ruleset;
    private final Seated seated;
    /** The parties of the commands so far, by the positions of their first events. */
    private final Map<Integer, String> known = new HashMap<>();

    /** @param ruleset by the word of the record */
    CommandPartyFold(Ruleset<S, ?, E, ?> rules, RecordCodec notation, String ruleset, Seated seated) {
        this.rules = rules;
        this.notation = notation;
        this.ruleset = ruleset;
        this.seated = seated;
    }

    /**
     * The party of the command that brought an event; empty where no party gave it. The board in the midst of a command may lack what the
     * command names: its party is that of its first event.
     *
     * @param before the board before the event; null for one of the kernel
     */
    String party(S before, int position, Envelope envelope) {
        if (envelope.since() != position) {
            return known.getOrDefault(envelope.since(), "");
        }
        var party = party(before, envelope);
        known.put(position, party);
        return party;
    }

    /** The party of a command: the one of its seat for which it may be given; else the one that a host answered for. */
    private String party(S before, Envelope envelope) {
        var own = seated.parties(envelope.by());
        if (own.size() == 1) {
            return own.getFirst();
        }
        if (before == null || envelope.causedBy() == null || envelope.causedBy().isEmpty()) {
            return "";
        }
        var parties = parties(before, rules, envelope);
        return own.isEmpty() ? parties.size() == 1 ? parties.iterator().next() : "" : parties.stream().filter(own::contains).sorted().findFirst().orElse("");
    }

    @SuppressWarnings("unchecked") // the record of a game holds commands of its ruleset only
    private <C extends Command> Set<String> parties(S before, Ruleset<S, C, E, ?> ruleset, Envelope envelope) {
        var command = notation.decodeCommand(this.ruleset, envelope.causedBy());
        return isOfTheRules(command) ? ruleset.parties(before, (C) command) : Set.of();
    }

    /** Whether a party gives the command by the rules; what the host writes into the board, and what the kernel does, no party gives. */
    static boolean isOfTheRules(Command command) {
        return !(command instanceof KernelCommand || command instanceof Adjustment);
    }
}
