package tercio.domain.eia.reinforcement.play;

import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.scenario.adjustment.play.AdjustmentNarration;
import tercio.domain.eia.scenario.adjustment.play.EiaChange;

/** The events of the reinforcement phase as sentences. Factors of corps and costs are left out, because everybody reads the account. */
final class ReinforcementNarration {

    private static final WarMap MAP = WarMap.PRINTED;

    private ReinforcementNarration() {}

    static String of(EiaState before, ReinforcementEvent event) {
        return switch (event) {
            case ReinforcementEvent.FactorsBought bought -> bought.power().title() + " reinforces one of its corps.";
            case ReinforcementEvent.CorpsRaised raised -> raised.power().title() + " raises " + PrintedCounters.corps(raised.corps()).orElseThrow().title()
                    + (raised.city() ? " inside " + MAP.city(raised.area()).orElseThrow().name() : " in " + MAP.name(raised.area())) + ".";
            case ReinforcementEvent.ForcesEntered entered -> entered.power().title() + " reinforces: " + of(before, entered.change()) + ".";
        };
    }

    static String of(EiaState before, EiaChange change) {
        return AdjustmentNarration.of(before, change);
    }
}
