package tercio.domain.eu.play;

import java.util.Optional;
import tercio.domain.eu.game.BattleCommand;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.MoveCommand;
import tercio.domain.eu.game.RoundCommand;
import tercio.domain.eu.game.SiegeCommand;
import tercio.domain.eu.play.battle.BattleOutlook;
import tercio.domain.eu.play.interception.InterceptionOutlook;
import tercio.domain.eu.play.round.RoundOutlook;
import tercio.domain.eu.play.siege.SiegeOutlook;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Forecast;

/**
 * What the dice may make of a command. It is carried out as far as its first die, which tells whether it is legal and
 * where it leads without dice; from there the procedure that would roll is asked for its distribution. It serves one
 * question: answers that lead to the same battle share its odds.
 */
public final class Outlook {

    private final BattleOutlook battles;

    public Outlook(EuTables tables) {
        battles = new BattleOutlook(tables);
    }

    /** @param play without dice, and left behind */
    public Optional<Forecast> of(Play play, EuCommand command) {
        var before = play.board();
        var stopped = Orders.carryOut(play, command);
        if (stopped.filter(Verdict.Refused.class::isInstance).isPresent()) {
            return Optional.empty();
        }
        if (stopped.isEmpty()) {
            Sequence.goOn(play);
        }
        var battle = battle(before, play.board(), command);
        return stopped.isEmpty() || battle.isPresent() ? battle.or(() -> announced(before, command)) : rolled(before, command);
    }

    /** Of an announcement whose dice are thrown when allies have spoken too. */
    private static Optional<Forecast> announced(Board before, EuCommand command) {
        return command instanceof MoveCommand.AttemptInterception attempt
                ? Optional.of(InterceptionOutlook.of(before, attempt))
                : Optional.empty();
    }

    private Optional<Forecast> battle(Board before, Board after, EuCommand command) {
        return switch (command) {
            case BattleCommand battle -> battles.of(before, after, battle);
            case MoveCommand.FightAtOnce fight -> battles.joined(after, fight.province());
            default -> Optional.empty();
        };
    }

    /** Of commands that throw their dice at once, with no battle. */
    private static Optional<Forecast> rolled(Board before, EuCommand command) {
        return switch (command) {
            case RoundCommand.RollInitiative roll -> Optional.of(RoundOutlook.initiative(before));
            case RoundCommand.RollStartingRound roll -> Optional.of(RoundOutlook.start(before));
            case RoundCommand.RollContinuation roll -> Optional.of(RoundOutlook.continuation(before));
            case MoveCommand.AttemptInterception attempt -> Optional.of(InterceptionOutlook.of(before, attempt));
            case MoveCommand.PassInterception pass -> InterceptionOutlook.of(before, pass);
            case SiegeCommand.Undermine undermine -> Optional.of(SiegeOutlook.undermining(before, undermine.province()));
            case SiegeCommand.ResolveAssault assault -> Optional.of(SiegeOutlook.assault(before, assault.province()));
            default -> Optional.empty();
        };
    }
}
