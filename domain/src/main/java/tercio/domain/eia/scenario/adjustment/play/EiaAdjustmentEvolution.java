package tercio.domain.eia.scenario.adjustment.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.Detachment;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.PowerStatus;
import tercio.domain.eia.common.game.ProvinceHold;
import tercio.domain.map.SpaceId;

/** Applies the events of adjustments. */
final class EiaAdjustmentEvolution {

    private EiaAdjustmentEvolution() {}

    static EiaState evolve(EiaState before, EiaAdjustmentEvent event) {
        var state = before;
        switch (event) {
            case EiaAdjustmentEvent.AdjustmentMade made -> {
                for (var change : made.changes()) {
                    state = apply(state, change);
                }
            }
            case EiaAdjustmentEvent.StrengthsWritten written -> {
                for (var strength : written.strengths().entrySet()) {
                    state = state.with(state.corps().get(strength.getKey()).withFactors(strength.getValue()));
                }
            }
        }
        return state;
    }

    /** The board after one change. The factors of corps stay, because they are secret. */
    static EiaState apply(EiaState state, EiaChange change) {
        return switch (change) {
            case EiaChange.CorpsPlaced placed -> state.with(placedCorps(state, placed));
            case EiaChange.CorpsStrength written -> state;
            case EiaChange.CorpsWithdrawn withdrawn -> state.withoutCorps(withdrawn.corps());
            case EiaChange.LeaderPlaced placed -> state.with(leader(state, placed.leader()).withLocation(place(placed.area(), placed.inside())));
            case EiaChange.LeaderWithdrawn withdrawn -> state.with(leader(state, withdrawn.leader()).withoutLocation());
            case EiaChange.LeaderImprisoned imprisoned -> state.with(leader(state, imprisoned.leader()).withCaptor(imprisoned.by()));
            case EiaChange.CityGarrison garrison -> forgetDetachments(state, Location.city(garrison.area()), garrison.nation())
                    .with(state.city(garrison.area()).orElseThrow().withGarrison(garrison.nation(), garrison.factors()));
            case EiaChange.DepotStands depot -> forgetDetachments(state, Location.field(depot.area()), NationId.NONE)
                    .with(new Depot(depot.power(), Location.field(depot.area()), depot.garrison().orElse(Factors.NONE), false));
            case EiaChange.DepotWithdrawn depot -> forgetDetachments(state, Location.field(depot.area()), NationId.NONE).withoutDepot(Location.field(depot.area()));
            case EiaChange.IrregularsRaised raised -> raiseIrregulars(state, raised);
            case EiaChange.IrregularWithdrawn withdrawn -> state.withoutIrregular(withdrawn.piece());
            case EiaChange.RelationSet set -> state.withDiplomacy(withRelation(state.diplomacy(), set));
            case EiaChange.PermissionSet set -> state.withDiplomacy(withPermission(state.diplomacy(), set));
            case EiaChange.MoneySet set -> state.with(state.power(set.power()).orElseThrow().withMoney(set.money()));
            case EiaChange.PoliticalPointsSet set -> state.with(withPoints(state.power(set.power()).orElseThrow(), set.points()));
            case EiaChange.CityControl control -> state.with(state.city(control.area()).orElseThrow().withController(control.controller()));
            case EiaChange.ProvinceControl control -> state.with(new ProvinceHold(control.province(), control.standing(), control.owner(), Optional.empty()));
            case EiaChange.SiegeLine line -> state.with(withBesieger(state.city(line.area()).orElseThrow(), line));
            case EiaChange.MonthSet set -> state;
            case EiaChange.StepSet set -> state;
        };
    }

    private static Location place(SpaceId area, boolean inside) {
        return inside ? Location.city(area) : Location.field(area);
    }

    /** The corps at the place where it is put, from which its march begins. Its supply and combats of this month stay. */
    private static Corps placedCorps(EiaState state, EiaChange.CorpsPlaced placed) {
        var at = place(placed.area(), placed.inside());
        var before = state.findCorps(placed.corps());
        var journey = Journey.from(placed.area());
        if (before.isPresent()) {
            var was = before.get().journey();
            journey = journey.withDetached(was.detached()).withUpkeep(was.upkeep());
            journey = was.fought() ? journey.afterFight() : journey;
        }
        return new Corps(placed.corps(), placed.power().orElseThrow(), at, before.map(Corps::factors).orElse(Optional.of(Factors.NONE)), journey,
                before.flatMap(Corps::identity));
    }

    private static LeaderPiece leader(EiaState state, EiaLeaderId id) {
        return Optional.ofNullable(state.leaders().get(id))
                .orElseGet(() -> new LeaderPiece(id, PrintedCounters.leader(id).orElseThrow().power(), Optional.empty(), Optional.empty()));
    }

    /** Removes the record of detachments at a place whose garrison is written anew. */
    private static EiaState forgetDetachments(EiaState before, Location place, NationId nation) {
        var state = before;
        for (var corps : before.corps().values()) {
            List<Detachment> kept = corps.journey().detached().stream()
                    .filter(each -> !each.at().equals(place) || !nation.equals(NationId.NONE) && !corps.nation().equals(nation)).toList();
            if (kept.size() < corps.journey().detached().size()) {
                state = state.with(corps.withJourney(corps.journey().withDetached(kept)));
            }
        }
        return state;
    }

    private static EiaState raiseIrregulars(EiaState before, EiaChange.IrregularsRaised raised) {
        var state = before;
        for (var id : raised.ids()) {
            state = state.withNewCounter(new Irregular(id, raised.power(), raised.type(), Location.field(raised.area()), Journey.from(raised.area())));
        }
        return state;
    }

    private static Diplomacy withRelation(Diplomacy diplomacy, EiaChange.RelationSet set) {
        return switch (set.relation()) {
            // A declared war ends a truce.
            case WAR -> diplomacy.withPeace(set.one(), set.other()).withWar(set.one(), set.other());
            case PEACE -> diplomacy.withPeace(set.one(), set.other());
            case TRUCE -> diplomacy.withTruce(set.one(), set.other());
            case ALLIANCE -> diplomacy.withAlliance(set.one(), set.other(), false);
            case COMBINED -> diplomacy.withAlliance(set.one(), set.other(), true);
        };
    }

    private static Diplomacy withPermission(Diplomacy diplomacy, EiaChange.PermissionSet set) {
        var grant = new Diplomacy.Grant(set.by(), set.to());
        return diplomacy.withPermissions(
                set.permission() == EiaChange.Permission.ACCESS ? withGrant(diplomacy.access(), grant, set.granted()) : diplomacy.access(),
                set.permission() == EiaChange.Permission.DEPOTS ? withGrant(diplomacy.depots(), grant, set.granted()) : diplomacy.depots(),
                set.permission() == EiaChange.Permission.IMPOSED ? withGrant(diplomacy.imposed(), grant, set.granted()) : diplomacy.imposed());
    }

    private static <T> List<T> withGrant(List<T> before, T grant, boolean now) {
        var all = new ArrayList<>(before.stream().filter(Predicate.not(grant::equals)).toList());
        if (now) {
            all.add(grant);
        }
        return all;
    }

    private static PowerStatus withPoints(PowerStatus power, int points) {
        return power.plusPoints(points - power.politicalPoints());
    }

    private static CityHold withBesieger(CityHold city, EiaChange.SiegeLine line) {
        var besiegers = new ArrayList<Power>(city.besiegers().stream().filter(power -> power != line.power()).toList());
        if (line.besieging()) {
            besiegers.add(line.power());
        }
        return city.withBesiegers(besiegers);
    }
}
