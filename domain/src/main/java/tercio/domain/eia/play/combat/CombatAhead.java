package tercio.domain.eia.play.combat;

import java.util.Optional;
import tercio.domain.eia.game.CombatKind;
import tercio.domain.eia.game.CombatStage;
import tercio.domain.eia.game.EiaCommand;
import tercio.domain.eia.game.LandCombat;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.ruling.Forecast;

/** The combat that would be fought in an area with the forces that stand there (EIA-7.5.1). */
public final class CombatAhead {

    private static final String HIDDEN = "What the enemy's corps there hold is hidden from you until the forces are revealed, so that the combat has no odds yet.";

    private CombatAhead() {}

    /** Why an answer in the combat that is fought does not show its day: the enemy's forces are not revealed yet (EIA-7.5.2.6.3). */
    public static Optional<String> hidden(EiaBoard board, EiaCommand command) {
        boolean beforeRounds = switch (command) {
            case CombatCommand.AnswerProposal answer -> true;
            case CombatCommand.RetireIntoCity retire -> true;
            case CombatCommand.AgreeRetirement agree -> true;
            case CombatCommand.JoinRelief join -> true;
            case CombatCommand.ChooseChit choose -> true;
            case CombatCommand.DivideForce divide -> true;
            default -> false;
        };
        return beforeRounds && board.state().combats().fought().filter(combat -> !DayOnBoard.now(board, combat).known()).isPresent()
                ? Optional.of(HIDDEN) : Optional.empty();
    }

    /** The combat as it would begin; empty where none is to be fought. */
    private static Optional<LandCombat> at(EiaBoard board, String area) {
        if (!CombatListing.must(board, area)) {
            return Optional.empty();
        }
        var attacker = CombatListing.attacker(board, area);
        var defender = CombatListing.defender(board, area);
        var kind = CombatListing.kind(board, attacker, defender, area);
        return Optional.of(LandCombat.begun(area, kind, kind == CombatKind.TRIVIAL, CombatListing.crossing(board, attacker), attacker, defender,
                CombatStage.RETIREMENT));
    }

    /** The odds of a trivial combat, of which all forces are known; a field combat hangs on the chits of both sides. */
    public static Optional<Forecast> odds(EiaBoard board, String area) {
        return at(board, area).filter(LandCombat::simplified).flatMap(combat -> TrivialOdds.of(board, combat, CombatChapter.TABLES));
    }

    /** Why a combat that is to be fought there has no odds, for the player; empty where it has, and where none is to be fought. */
    public static Optional<String> withheld(EiaBoard board, String area) {
        return at(board, area).flatMap(combat -> !DayOnBoard.now(board, combat).known()
                ? Optional.of(HIDDEN)
                : combat.simplified() ? Optional.empty() : Optional.of("Both sides choose their chits in secret before the first die, so that the combat has no odds yet."));
    }
}
