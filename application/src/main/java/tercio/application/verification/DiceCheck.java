package tercio.application.verification;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.application.dice.DiceCommitments;
import tercio.application.dice.DiceMethod;
import tercio.application.dice.ServerDice;
import tercio.application.game.Game;
import tercio.application.record.CommitmentCause;
import tercio.application.record.DiceCommitted;
import tercio.application.record.GameOpened;
import tercio.application.record.RecordedEvent;

/** Computes the server's dice of a record again, each with the secret that was in force where it was thrown. */
final class DiceCheck {

    static final String NO_SECRET = "no secret";
    static final String BROKEN = "broken at ";
    static final String TOLD = "told before ";
    static final String SILENT = "seats not asked before ";
    private static final String COPIED = "copied";

    private final GameOpened opened;
    private final List<DiceCommitments.Period> periods;
    private final Map<String, byte[]> secrets;
    private final int[] thrown;
    private final int[] broken;
    private final int[] told;
    private final int[] silent;

    /**
     * @param id the name of the game
     * @param secrets those that are known, by their commitments
     */
    DiceCheck(List<RecordedEvent> record, String id, Map<String, byte[]> secrets) {
        opened = (GameOpened) record.getFirst().fact();
        var commitments = DiceCommitments.of(opened);
        for (var event : record) {
            if (event.fact() instanceof DiceCommitted committed) {
                commitments = commitments.with(committed, event.position());
            }
        }
        periods = commitments.periods(id, record.size());
        this.secrets = secrets;
        thrown = new int[periods.size()];
        broken = new int[periods.size()];
        told = new int[periods.size()];
        silent = new int[periods.size()];
    }

    /**
     * Checks the dice of a command.
     *
     * @param before the game as it was before the command
     */
    void check(Game<?, ?, ?, ?> before, RecordedEvent first) {
        int at = first.envelope().rolls().isEmpty() ? -1 : period(first.position());
        if (at < 0) {
            return;
        }
        thrown[at] += first.envelope().rolls().size();
        // Dice that an amendment applies again were thrown before: they are compared with those of the old line.
        if (periods.get(at).cause() == CommitmentCause.COPIED || first.envelope().again().isPresent()) {
            return;
        }
        if (before.commitments().isRevealed() && told[at] == 0) {
            told[at] = first.position();
        }
        if (!before.contributions().owingSeats().isEmpty() && silent[at] == 0) {
            silent[at] = first.position();
        }
        var secret = secrets.get(periods.get(at).commitment());
        if (secret != null && broken[at] == 0 && !isProven(before, first, secret, periods.get(at).game())) {
            broken[at] = first.position();
        }
    }

    private boolean isProven(Game<?, ?, ?, ?> before, RecordedEvent first, byte[] secret, String game) {
        var dice = new ServerDice(secret, game, before.contributions().combinedText(), DiceMethod.of(opened.terms()), before::throwCount,
                before.keptDice());
        return first.envelope().rolls().stream()
                .allMatch(roll -> dice.about(roll.about().orElse("")).next(roll.name()).orElseThrow() == roll.value());
    }

    /** The index of the period of a position; -1 if the dice are thrown by hand. */
    private int period(int position) {
        return IntStream.range(0, periods.size())
                .filter(at -> periods.get(at).from() <= position && position <= periods.get(at).to()).findFirst().orElse(-1);
    }

    List<DiceFinding> findings() {
        return IntStream.range(0, periods.size()).mapToObj(at -> {
            var period = periods.get(at);
            return new DiceFinding(period.from(), period.to(), period.cause(), period.commitment(), period.game(), thrown[at], finding(at));
        }).toList();
    }

    private String finding(int at) {
        if (periods.get(at).cause() == CommitmentCause.COPIED) {
            return COPIED;
        }
        if (broken[at] > 0) {
            return BROKEN + broken[at];
        }
        if (told[at] > 0) {
            return TOLD + told[at];
        }
        if (silent[at] > 0) {
            return SILENT + silent[at];
        }
        return secrets.containsKey(periods.get(at).commitment()) ? VerificationReport.INTACT : NO_SECRET;
    }

    /** The gravest finding, the first of its kind. */
    String finding() {
        var all = findings().stream().map(DiceFinding::finding).toList();
        return Stream.<Predicate<String>>of(one -> one.startsWith(BROKEN), one -> one.startsWith(TOLD), one -> one.startsWith(SILENT), NO_SECRET::equals)
                .flatMap(kind -> all.stream().filter(kind).limit(1)).findFirst().orElse(VerificationReport.INTACT);
    }
}
