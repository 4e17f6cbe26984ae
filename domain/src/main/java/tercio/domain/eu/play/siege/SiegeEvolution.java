package tercio.domain.eu.play.siege;

import java.util.List;
import java.util.function.UnaryOperator;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Fortress;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.Undermined;
import tercio.domain.eu.play.siege.SiegeEvent.AssaultDeclined;
import tercio.domain.eu.play.siege.SiegeEvent.AssaultFought;
import tercio.domain.eu.play.siege.SiegeEvent.BesiegersChecked;
import tercio.domain.eu.play.siege.SiegeEvent.BesiegersOweAttrition;
import tercio.domain.eu.play.siege.SiegeEvent.BreachMade;
import tercio.domain.eu.play.siege.SiegeEvent.FortDestroyed;
import tercio.domain.eu.play.siege.SiegeEvent.FortressFell;
import tercio.domain.eu.play.siege.SiegeEvent.FortressLowered;
import tercio.domain.eu.play.siege.SiegeEvent.FortressManned;
import tercio.domain.eu.play.siege.SiegeEvent.FortressUndermined;
import tercio.domain.eu.play.siege.SiegeEvent.GarrisonFreed;
import tercio.domain.eu.play.siege.SiegeEvent.GarrisonPlaced;
import tercio.domain.eu.play.siege.SiegeEvent.LeaderSentHome;
import tercio.domain.eu.play.siege.SiegeEvent.SiegeLifted;
import tercio.domain.eu.play.siege.SiegeEvent.SiegeResolved;
import tercio.domain.eu.play.siege.SiegeEvent.SiegesBegan;
import tercio.domain.eu.play.siege.SiegeEvent.SiegesEnded;
import tercio.domain.eu.play.siege.SiegeEvent.StackRedeployed;
import tercio.domain.eu.play.siege.SiegeEvent.UnderminingTookEffect;
import tercio.domain.eu.siege.SiegeMarks;

/** Applies the events of sieges to the board. */
final class SiegeEvolution {

    private SiegeEvolution() {}

    static EuState evolve(EuState state, SiegeEvent event) {
        return switch (event) {
            case SiegesBegan began ->
                state.phase(new Phase.Sieges(state.order().indexOf(began.alliance()), began.provinces()));
            case FortressUndermined undermined -> undermined(state, undermined);
            case BesiegersChecked checked -> state.phase(new Phase.Besiegers(checked.due()));
            case BesiegersOweAttrition owed -> state.phase(((Phase.Sieges) state.phase()).waiting(
                            new Undermined(owed.due().province(), owed.country(), owed.result())))
                    .owes(new Duty.Attrition(owed.country(), owed.due()));
            case UnderminingTookEffect effect -> asking(effect.asks(), new Duty.BreachOrHonours(effect.by(), effect.province()),
                    state.phase(((Phase.Sieges) state.phase()).waiting(null)));
            case BreachMade breach -> asking(breach.asks(), new Duty.Breach(breach.by(), breach.province()),
                    settledIfAsked(state, breach.province())
                            .with(breach.province(), marked(state, breach.province(), SiegeMarks::withBreach)));
            case AssaultDeclined declined -> state.settled();
            case AssaultFought fought -> assaulted(state, fought);
            case FortressFell fell -> asking(fell.asks(), new Duty.Manning(fell.by(), fell.province()),
                    settledIfAsked(state, fell.province())
                            .with(fell.province(), state.fortress(fell.province()).takenBy(fell.by()))
                            .marks(state.marks().continued(fell.province(), false)));
            case GarrisonFreed freed -> freed(state, freed);
            case LeaderSentHome home -> state.with(state.leaders().get(home.leader()).alone(home.province()));
            case GarrisonPlaced placed -> state.with(
                            state.stacks().get(placed.stack()).in(placed.province()).besieged(false))
                    .settled();
            case FortressManned manned -> state.settled()
                    .with(manned.province(), state.fortress(manned.province()).level(manned.level()));
            case FortressLowered lowered -> state.with(lowered.province(), state.fortress(lowered.province()).level(lowered.level()));
            case FortDestroyed destroyed -> state.withoutFortress(destroyed.province());
            case SiegeLifted lifted -> lifted(state, lifted);
            case SiegeResolved resolved -> resolved(state, resolved.province());
            case StackRedeployed redeployed ->
                state.with(state.stacks().get(redeployed.stack()).in(redeployed.to()));
            case SiegesEnded ended -> state.phase(new Phase.Continuation()).navies(state.navies().afterHunts());
        };
    }

    private static EuState undermined(EuState state, FortressUndermined undermined) {
        var fortress = marked(state, undermined.province(), marks -> marks.undermined(undermined.works()));
        return asking(undermined.asks(), new Duty.BreachOrHonours(undermined.by(), undermined.province()),
                state.with(undermined.province(), fortress));
    }

    private static EuState asking(boolean asks, Duty duty, EuState state) {
        return asks ? state.owes(duty) : state;
    }

    private static EuState assaulted(EuState state, AssaultFought fought) {
        var next = settledIfAsked(state, fought.province());
        return next.with(fought.province(),
                marked(next, fought.province(), marks -> marks.assaulted(fought.breach(), fought.damaged())));
    }

    private static Fortress marked(EuState state, String province, UnaryOperator<SiegeMarks> change) {
        var fortress = state.fortress(province);
        return fortress.marked(change.apply(fortress.marks()));
    }

    /** The board without the open choice for this fortress, if there is one. */
    private static EuState settledIfAsked(EuState state, String province) {
        if (state.duties().isEmpty()) {
            return state;
        }
        return switch (state.duties().getFirst()) {
            case Duty.Breach breach when breach.province().equals(province) -> state.settled();
            case Duty.BreachOrHonours choice when choice.province().equals(province) -> state.settled();
            default -> state;
        };
    }

    private static EuState freed(EuState state, GarrisonFreed freed) {
        var known = state.stacks().get(freed.stack());
        var next = known == null
                ? state.founds(Stack.standing(freed.stack(), freed.country(), freed.province(), Units.of(0, 0, freed.ld()), 0, List.of())
                        .besieged(true).moved(true))
                : state;
        return asking(freed.asks(), new Duty.Garrison(freed.country(), freed.stack()), next);
    }

    private static EuState lifted(EuState state, SiegeLifted lifted) {
        var next = state.with(lifted.province(), marked(state, lifted.province(), SiegeMarks::relieved))
                .marks(state.marks().continued(lifted.province(), false));
        for (var id : lifted.freed()) {
            next = next.with(next.stacks().get(id).besieged(false));
        }
        return next;
    }

    private static EuState resolved(EuState state, String province) {
        var sieges = (Phase.Sieges) state.phase();
        var left = sieges.provinces().stream().filter(other -> !other.equals(province)).toList();
        return state.phase(new Phase.Sieges(sieges.turnOf(), left, sieges.undermined()));
    }
}
