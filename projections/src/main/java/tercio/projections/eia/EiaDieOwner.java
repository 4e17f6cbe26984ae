package tercio.projections.eia;

import java.util.Arrays;
import java.util.Optional;
import tercio.domain.dice.Roll;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.guerilla.play.GuerillaEvent;
import tercio.domain.eia.supply.play.SupplyEvent;

/** Finds the power of a die: the one that it names, the one that leads the side that it names, or the one whose event it decides. */
final class EiaDieOwner {

    private static final String BESIEGER = "besieger";

    private EiaDieOwner() {}

    static Optional<String> of(EiaState before, EiaEvent event, Roll roll) {
        var named = roll.name().side();
        return Power.of(named).or(() -> inCombat(before, named)).or(() -> named.isEmpty() ? ofEvent(event) : inSiege(event, named)).map(Power::word);
    }

    private static Optional<Power> inCombat(EiaState before, String named) {
        return before.combats().fought().flatMap(combat -> Arrays.stream(CombatSide.values())
                .filter(side -> side.word().equals(named)).findFirst().map(side -> combat.armyOf(side).lead()));
    }

    private static Optional<Power> inSiege(EiaEvent event, String named) {
        return switch (event) {
            case CitySiegeEvent.SiegeFightMoved moved -> (named.equals(BESIEGER) ? moved.combat().besieger() : moved.combat().garrison()).power();
            default -> Optional.empty();
        };
    }

    private static Optional<Power> ofEvent(EiaEvent event) {
        return switch (event) {
            case SupplyEvent.CorpsForaged foraged -> Optional.of(foraged.power());
            case SupplyEvent.BesiegedForaged foraged -> Optional.of(foraged.power());
            case CitySiegeEvent.AssaultAttempted attempt -> Optional.of(attempt.power());
            case GuerillaEvent.GuerillasRaised raised -> Optional.of(raised.power());
            default -> Optional.empty();
        };
    }
}
