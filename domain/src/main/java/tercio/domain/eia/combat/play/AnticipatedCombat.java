package tercio.domain.eia.combat.play;

import java.util.Optional;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;
import tercio.domain.sentence.Sentence;

/** The combat that would be fought in an area with the forces that stand there (EIA-7.5.1). */
public final class AnticipatedCombat {

    private static final Sentence HIDDEN = Sentence.of("eia.combat.odds-hidden");

    private AnticipatedCombat() {}

    /** The reason why an answer in the combat that is fought does not show its day: the enemy's forces are not revealed yet (EIA-7.5.2.6.3). */
    public static Optional<Sentence> whyHidden(EiaWarView board, EiaCommand command) {
        boolean beforeRounds = switch (command) {
            case CombatCommand.AnswerProposal answer -> true;
            case CombatCommand.RetireIntoCity retire -> true;
            case CombatCommand.AgreeRetirement agree -> true;
            case CombatCommand.JoinRelief join -> true;
            case CombatCommand.ChooseChit choose -> true;
            case CombatCommand.DivideForce divide -> true;
            default -> false;
        };
        return beforeRounds && board.state().combats().fought().filter(combat -> !CombatDayInputs.now(board, combat).areForcesKnown()).isPresent()
                ? Optional.of(HIDDEN) : Optional.empty();
    }

    /** The combat as it would begin; empty where none is to be fought. */
    private static Optional<LandCombat> expectedCombat(EiaWarView board, SpaceId area) {
        if (!CombatListing.mustFight(board, area)) {
            return Optional.empty();
        }
        var attacker = CombatListing.attacker(board, area);
        var defender = CombatListing.defender(board, area);
        var kind = CombatListing.kind(board, attacker, defender, area);
        return Optional.of(LandCombat.of(area, kind, kind == CombatKind.TRIVIAL, CombatListing.crossing(board, attacker), attacker, defender,
                CombatStage.RETIREMENT));
    }

    /** The odds of a trivial combat, of which all forces are known; a field combat hangs on the chits of both sides. */
    public static Optional<Forecast> odds(EiaWarView board, SpaceId area) {
        return expectedCombat(board, area).filter(LandCombat::simplified).flatMap(combat -> TrivialOdds.of(board, combat, board.tables()));
    }

    /** The reason why a combat that is to be fought there has no odds, for the player; empty if it has, and if none is to be fought. */
    public static Optional<Sentence> whyNoOdds(EiaWarView board, SpaceId area) {
        return expectedCombat(board, area).flatMap(combat -> !CombatDayInputs.now(board, combat).areForcesKnown()
                ? Optional.of(HIDDEN)
                : combat.simplified() ? Optional.empty() : Optional.of(Sentence.of("eia.combat.odds-chits")));
    }
}
