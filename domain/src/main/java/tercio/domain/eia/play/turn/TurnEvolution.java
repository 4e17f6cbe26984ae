package tercio.domain.eia.play.turn;

import java.util.List;
import tercio.domain.eia.game.CityHold;
import tercio.domain.eia.game.CombatStatus;
import tercio.domain.eia.game.Depot;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.Journey;
import tercio.domain.eia.game.LandPhase;
import tercio.domain.eia.game.LandStep;
import tercio.domain.eia.game.MovementDuty;
import tercio.domain.eia.game.ProvinceHold;
import tercio.domain.eia.game.Slot;

/** Applies the events of the sequence of play. */
final class TurnEvolution {

    private TurnEvolution() {}

    static EiaState evolve(EiaState state, TurnEvent event) {
        return switch (event) {
            case TurnEvent.OrderSet set -> state.order(set.order());
            case TurnEvent.SequenceBegan began -> fresh(state, began.slot()).phase(new LandPhase.InSequence(began.slot(), LandStep.DEPOTS));
            case TurnEvent.StepBegan began -> state.combats(CombatStatus.NONE).phase(new LandPhase.InSequence(began.slot(), began.step()));
            case TurnEvent.SequenceEnded ended -> state;
            case TurnEvent.OccupationNoted noted -> state.with(state.provinces().get(noted.province()).occupier(noted.occupier()));
            case TurnEvent.MinorConquered conquered -> state.with(state.provinces().get(conquered.province()).conqueredBy(conquered.by()).former(conquered.former()));
            case TurnEvent.CityPassed passed -> state.with(state.city(passed.area()).orElseThrow().controller(passed.to().word()));
            case TurnEvent.AllyOrderAsked asked -> state.owes(new MovementDuty.AllyOrder(asked.power(), asked.placed(), asked.named()));
            case TurnEvent.AllyNamed named -> state.settled();
            case TurnEvent.AlliesOrdered ordered -> state.phase(new LandPhase.InSequence(ordered.slot(), LandStep.MOVEMENT));
            case TurnEvent.MonthBegan began -> aged(state).diplomacy(state.diplomacy().forced(List.of())).month(began.month()).phase(new LandPhase.Announcement()).order(List.of());
            case TurnEvent.WarEnded ended -> state.phase(new LandPhase.Over());
        };
    }

    /** Resets the pieces of the acting powers; each city may be attempted and is fed once, and each province is diced for once. */
    private static EiaState fresh(EiaState before, Slot slot) {
        var state = before;
        for (var corps : before.corps().values()) {
            if (slot.acts(corps.power())) {
                state = state.with(corps.journey(Journey.in(corps.at().area())));
            } else if (corps.journey().fought()) {
                state = state.with(corps.journey(corps.journey().rested()));
            }
        }
        for (var irregular : before.irregulars().values()) {
            if (slot.acts(irregular.power())) {
                state = state.with(irregular.journey(Journey.in(irregular.at().area())));
            } else if (irregular.journey().fought()) {
                state = state.with(irregular.journey(irregular.journey().rested()));
            }
        }
        for (CityHold city : before.cities().values()) {
            if (city.attempted() || city.fed()) {
                state = state.with(city.attempted(false).fed(false));
            }
        }
        for (ProvinceHold province : before.provinces().values()) {
            if (province.diced()) {
                state = state.with(province.diced(false));
            }
        }
        return state;
    }

    private static EiaState aged(EiaState before) {
        var state = before;
        for (Depot depot : before.depots().values()) {
            if (depot.thisMonth()) {
                state = state.with(depot.aged());
            }
        }
        return state;
    }
}
