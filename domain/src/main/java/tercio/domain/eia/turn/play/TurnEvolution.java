package tercio.domain.eia.turn.play;

import java.util.List;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.CombatStatus;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.MovementDuty;
import tercio.domain.eia.common.game.ProvinceHold;
import tercio.domain.eia.common.game.Slot;

/** Applies the events of the sequence of play. */
final class TurnEvolution {

    private TurnEvolution() {}

    static EiaState evolve(EiaState state, TurnEvent event) {
        return switch (event) {
            case TurnEvent.OrderSet set -> state.withOrder(set.order());
            case TurnEvent.SequenceBegan began -> withFreshPieces(state, began.slot()).withPhase(new LandPhase.InSequence(began.slot(), LandStep.DEPOTS));
            case TurnEvent.StepBegan began -> state.withCombats(CombatStatus.NONE).withPhase(new LandPhase.InSequence(began.slot(), began.step()));
            case TurnEvent.SequenceEnded ended -> state;
            case TurnEvent.OccupationNoted noted -> state.with(state.provinces().get(noted.province()).withOccupier(noted.occupier()));
            case TurnEvent.MinorConquered conquered -> state.with(state.provinces().get(conquered.province()).afterConquestBy(conquered.by()).former(conquered.former()));
            case TurnEvent.CityPassed passed -> state.with(state.city(passed.area()).orElseThrow().withController(passed.to().nation()));
            case TurnEvent.AllyOrderAsked asked -> state.withDuty(new MovementDuty.AllyOrder(asked.power(), asked.placed(), asked.named()));
            case TurnEvent.AllyNamed named -> state.withoutFirstDuty();
            case TurnEvent.AlliesOrdered ordered -> state.withPhase(new LandPhase.InSequence(ordered.slot(), LandStep.MOVEMENT));
            case TurnEvent.MonthBegan began -> withAgedDepots(state).withDiplomacy(state.diplomacy().withForced(List.of())).withMonth(began.month()).withPhase(new LandPhase.Announcement()).withOrder(List.of());
            case TurnEvent.WarEnded ended -> state.withPhase(new LandPhase.Over());
        };
    }

    /** Resets the pieces of the acting powers; each city may be attempted and is fed once, and each province is diced for once. */
    private static EiaState withFreshPieces(EiaState before, Slot slot) {
        var state = before;
        for (var corps : before.corps().values()) {
            if (slot.isActing(corps.power())) {
                state = state.with(corps.withJourney(Journey.from(corps.at().area())));
            } else if (corps.journey().fought()) {
                state = state.with(corps.withJourney(corps.journey().withoutFight()));
            }
        }
        for (var irregular : before.irregulars().values()) {
            if (slot.isActing(irregular.power())) {
                state = state.with(irregular.withJourney(Journey.from(irregular.at().area())));
            } else if (irregular.journey().fought()) {
                state = state.with(irregular.withJourney(irregular.journey().withoutFight()));
            }
        }
        for (CityHold city : before.cities().values()) {
            if (city.attempted() || city.fed()) {
                state = state.with(city.withAttempted(false).withFed(false));
            }
        }
        for (ProvinceHold province : before.provinces().values()) {
            if (province.diced()) {
                state = state.with(province.withDiced(false));
            }
        }
        return state;
    }

    private static EiaState withAgedDepots(EiaState before) {
        var state = before;
        for (Depot depot : before.depots().values()) {
            if (depot.thisMonth()) {
                state = state.with(depot.afterMonth());
            }
        }
        return state;
    }
}
