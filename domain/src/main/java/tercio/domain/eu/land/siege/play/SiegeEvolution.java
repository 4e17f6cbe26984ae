package tercio.domain.eu.land.siege.play;

import java.util.List;
import java.util.function.UnaryOperator;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Fortress;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.Undermined;
import tercio.domain.eu.land.siege.SiegeMarks;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultDeclined;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.land.siege.play.SiegeEvent.BesiegersChecked;
import tercio.domain.eu.land.siege.play.SiegeEvent.BesiegersOweAttrition;
import tercio.domain.eu.land.siege.play.SiegeEvent.BreachMade;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortDestroyed;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressFell;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressLowered;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressManned;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressUndermined;
import tercio.domain.eu.land.siege.play.SiegeEvent.GarrisonFreed;
import tercio.domain.eu.land.siege.play.SiegeEvent.GarrisonPlaced;
import tercio.domain.eu.land.siege.play.SiegeEvent.LeaderSentHome;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeLifted;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeResolved;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegesBegan;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegesEnded;
import tercio.domain.eu.land.siege.play.SiegeEvent.StackRedeployed;
import tercio.domain.eu.land.siege.play.SiegeEvent.UnderminingTookEffect;
import tercio.domain.map.SpaceId;

/** Applies the events of sieges to the board. */
final class SiegeEvolution {

    private SiegeEvolution() {}

    static EuState evolve(EuState state, SiegeEvent event) {
        return switch (event) {
            case SiegesBegan began ->
                state.withPhase(new Phase.Sieges(state.turnOf(began.alliance()), began.provinces()));
            case FortressUndermined undermined -> afterUndermining(state, undermined);
            case BesiegersChecked checked -> state.withPhase(new Phase.Besiegers(checked.due()));
            case BesiegersOweAttrition owed -> state.withPhase(((Phase.Sieges) state.phase()).withUndermined(
                            new Undermined(owed.due().province(), owed.country(), owed.result())))
                    .withDuty(new Duty.Attrition(owed.country(), owed.due()));
            case UnderminingTookEffect effect -> withDutyIf(effect.asks(), new Duty.BreachOrHonours(effect.by(), effect.province()),
                    state.withPhase(((Phase.Sieges) state.phase()).withUndermined(null)));
            case BreachMade breach -> withDutyIf(breach.asks(), new Duty.Breach(breach.by(), breach.province()),
                    afterChoice(state, breach.province())
                            .with(breach.province(), withMarks(state, breach.province(), SiegeMarks::withBreach)));
            case AssaultDeclined declined -> state.withoutFirstDuty();
            case AssaultFought fought -> afterAssault(state, fought);
            case FortressFell fell -> withDutyIf(fell.asks(), new Duty.Manning(fell.by(), fell.province()),
                    afterChoice(state, fell.province())
                            .with(fell.province(), state.fortress(fell.province()).takenBy(fell.by()))
                            .withMarks(state.marks().withContinued(fell.province(), false)));
            case GarrisonFreed freed -> withFreedGarrison(state, freed);
            case LeaderSentHome home -> state.with(state.leaders().get(home.leader()).asAloneIn(home.province()));
            case GarrisonPlaced placed -> state.with(
                            state.stacks().get(placed.stack()).placedIn(placed.province()).withBesieged(false))
                    .withoutFirstDuty();
            case FortressManned manned -> state.withoutFirstDuty()
                    .with(manned.province(), state.fortress(manned.province()).withLevel(manned.level()));
            case FortressLowered lowered -> state.with(lowered.province(), state.fortress(lowered.province()).withLevel(lowered.level()));
            case FortDestroyed destroyed -> state.withoutFortress(destroyed.province());
            case SiegeLifted lifted -> afterLifting(state, lifted);
            case SiegeResolved resolved -> withSiegeResolved(state, resolved.province());
            case StackRedeployed redeployed ->
                state.with(state.stacks().get(redeployed.stack()).placedIn(redeployed.to()));
            case SiegesEnded ended -> state.withPhase(new Phase.Continuation()).withNavies(state.navies().afterHunts());
        };
    }

    private static EuState afterUndermining(EuState state, FortressUndermined undermined) {
        var fortress = withMarks(state, undermined.province(), marks -> marks.afterUndermining(undermined.works()));
        return withDutyIf(undermined.asks(), new Duty.BreachOrHonours(undermined.by(), undermined.province()),
                state.with(undermined.province(), fortress));
    }

    private static EuState withDutyIf(boolean asks, Duty duty, EuState state) {
        return asks ? state.withDuty(duty) : state;
    }

    private static EuState afterAssault(EuState state, AssaultFought fought) {
        var next = afterChoice(state, fought.province());
        return next.with(fought.province(),
                withMarks(next, fought.province(), marks -> marks.afterAssault(fought.breach(), fought.damaged())));
    }

    private static Fortress withMarks(EuState state, SpaceId province, UnaryOperator<SiegeMarks> change) {
        var fortress = state.fortress(province);
        return fortress.withMarks(change.apply(fortress.marks()));
    }

    /** The board without the open choice for this fortress, if there is one. */
    private static EuState afterChoice(EuState state, SpaceId province) {
        if (state.duties().isEmpty()) {
            return state;
        }
        return switch (state.duties().getFirst()) {
            case Duty.Breach breach when breach.province().equals(province) -> state.withoutFirstDuty();
            case Duty.BreachOrHonours choice when choice.province().equals(province) -> state.withoutFirstDuty();
            default -> state;
        };
    }

    private static EuState withFreedGarrison(EuState state, GarrisonFreed freed) {
        var known = state.stacks().get(freed.stack());
        var next = known == null
                ? state.withNewStack(Stack.atRest(freed.stack(), freed.country(), freed.province(), Units.of(0, 0, freed.ld()), 0, List.of())
                        .withBesieged(true).withMoved(true))
                : state;
        return withDutyIf(freed.asks(), new Duty.Garrison(freed.country(), freed.stack()), next);
    }

    private static EuState afterLifting(EuState state, SiegeLifted lifted) {
        var next = state.with(lifted.province(), withMarks(state, lifted.province(), SiegeMarks::withoutSiegeworks))
                .withMarks(state.marks().withContinued(lifted.province(), false));
        for (var id : lifted.freed()) {
            next = next.with(next.stacks().get(id).withBesieged(false));
        }
        return next;
    }

    private static EuState withSiegeResolved(EuState state, SpaceId province) {
        var sieges = (Phase.Sieges) state.phase();
        var left = sieges.provinces().stream().filter(other -> !other.equals(province)).toList();
        return state.withPhase(new Phase.Sieges(sieges.turnOf(), left, sieges.undermined()));
    }
}
