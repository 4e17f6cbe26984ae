package tercio.domain.eia.movement.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Crossed;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.Detachment;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.MovementDuty;
import tercio.domain.eia.common.game.UnrevealedCorps;
import tercio.domain.eia.common.game.Upkeep;
import tercio.domain.map.SpaceId;

/** Applies the events of the land movement step. */
final class MarchEvolution {

    private MarchEvolution() {}

    static EiaState evolve(EiaState state, MarchEvent event) {
        return switch (event) {
            case MarchEvent.CorpsMoved moved -> apply(state, moved);
            case MarchEvent.IrregularMoved moved -> {
                var piece = state.irregulars().get(moved.piece());
                yield state.with(piece.withLocation(Location.field(moved.path().getLast()))
                        .withJourney(piece.journey().afterEntering(moved.path(), moved.points(), false, moved.crossed())));
            }
            case MarchEvent.CorpsShifted shifted -> moveLeaders(state.with(state.corps().get(shifted.corps()).withLocation(shifted.to())), shifted.leaders(),
                    shifted.to());
            case MarchEvent.IrregularShifted shifted -> state.with(state.irregulars().get(shifted.piece()).withLocation(shifted.to()));
            case MarchEvent.VacantCityTaken occupied -> state.with(state.city(occupied.area()).orElseThrow().withController(occupied.by().nation()));
            case MarchEvent.FactorsDetached detached -> apply(state, detached);
            case MarchEvent.FactorsAbsorbed absorbed -> apply(state, absorbed);
            case MarchEvent.DepotThreatened threatened ->
                state.withDuty(new MovementDuty.ThreatenedDepot(threatened.owner(), threatened.depot(), threatened.entering()));
            case MarchEvent.DepotHeld held -> state.withoutFirstDuty();
            case MarchEvent.DepotGivenUp given -> apply(state.withoutFirstDuty(), given);
            case MarchEvent.DepotDestroyed destroyed -> withSupply(state.withoutDepot(destroyed.depot()), destroyed.piece());
            case MarchEvent.DepotConverted converted -> state.with(new Depot(converted.by(), converted.depot(), Factors.NONE, true));
            case MarchEvent.SiegeBegan began -> withBesieger(state, began.area(), began.power(), true);
            case MarchEvent.SiegeLifted lifted -> withBesieger(state, lifted.area(), lifted.power(), false);
            case MarchEvent.PortDepotMoved moved -> {
                var depot = state.depotAt(Location.city(moved.area())).orElseThrow();
                yield state.withoutDepot(depot.at()).with(new Depot(depot.power(), Location.field(moved.area()), depot.garrison(), depot.thisMonth()));
            }
            case MarchEvent.BystanderAsked asked -> state.withDuty(new MovementDuty.Bystander(asked.power(), asked.area(), asked.attacker()));
            case MarchEvent.WarDeclared war -> {
                var settled = state.withoutFirstDuty();
                yield settled.withDiplomacy(settled.diplomacy().withWar(war.power().nation(), war.attacker().nation()))
                        .with(settled.power(war.power()).orElseThrow().plusPoints(-war.points()));
            }
            case MarchEvent.AttackersJoined joined -> state.withoutFirstDuty().withCombats(state.combats().with(joined.power(), joined.area()));
            case MarchEvent.StoodAside aside -> apply(state.withoutFirstDuty(), aside);
            case MarchEvent.CorpsDisembarked landed -> {
                // The piece began on no land area: for foraging, the area in which it landed counts.
                var area = landed.to().area();
                var journey = Journey.from(area).afterEntering(List.of(area), landed.points(), false, Crossed.SEA);
                yield moveLeaders(state.with(state.corps().get(landed.corps()).withLocation(landed.to()).withJourney(journey)), landed.leaders(), landed.to());
            }
            case MarchEvent.CorpsLostAtSea lost -> {
                var left = state.withoutCorps(lost.corps()).with(UnrevealedCorps.afterLoss(state, lost.power(), lost.factors().orElse(Factors.NONE)));
                for (var leader : lost.leaders()) {
                    left = left.with(left.leaders().get(leader).withoutLocation());
                }
                yield left;
            }
            case MarchEvent.AccessForced forced -> {
                var grants = new ArrayList<>(state.diplomacy().forced());
                grants.add(new Diplomacy.Grant(forced.owner(), forced.power()));
                yield state.withDiplomacy(state.diplomacy().withForced(grants)).with(state.power(forced.power()).orElseThrow().plusPoints(-forced.points()));
            }
        };
    }

    private static EiaState apply(EiaState before, MarchEvent.StoodAside aside) {
        var to = Location.field(aside.to());
        var state = moveLeaders(before, aside.leaders(), to);
        for (var corps : aside.corps()) {
            state = state.with(state.corps().get(corps).withLocation(to));
        }
        for (var piece : aside.irregulars()) {
            state = state.with(state.irregulars().get(piece).withLocation(to));
        }
        return state;
    }

    private static EiaState apply(EiaState state, MarchEvent.CorpsMoved moved) {
        var corps = state.corps().get(moved.corps());
        var to = Location.field(moved.path().getLast());
        var journey = corps.journey().afterEntering(moved.path(), moved.points(), moved.forceMarch(), moved.crossed()).withUpkeep(Upkeep.OPEN);
        return moveLeaders(state.with(corps.withLocation(to).withJourney(journey)), moved.leaders(), to);
    }

    private static EiaState moveLeaders(EiaState before, List<EiaLeaderId> leaders, Location to) {
        var state = before;
        for (var leader : leaders) {
            state = state.with(state.leaders().get(leader).withLocation(to));
        }
        return state;
    }

    private static EiaState apply(EiaState state, MarchEvent.FactorsDetached detached) {
        var corps = state.corps().get(detached.corps());
        var smaller = detached.taken().isPresent() && corps.factors().isPresent() ? corps.withFactors(corps.factorsOrNone().minus(detached.taken().get())) : corps;
        return withGarrison(state.with(smaller.withJourney(corps.journey().afterDetaching(detached.at(), detached.garrison()))),
                detached.at(), detached.nation(), garrisonAt(state, detached.at(), detached.nation()).plus(detached.garrison()));
    }

    private static EiaState apply(EiaState state, MarchEvent.FactorsAbsorbed absorbed) {
        var corps = state.corps().get(absorbed.corps());
        var greater = corps.factors().isPresent() ? corps.withFactors(corps.factorsOrNone().plus(absorbed.factors())) : corps;
        var left = new ArrayList<Detachment>();
        var again = absorbed.ownAgain();
        for (var each : corps.journey().detached()) {
            var taken = each.at().equals(absorbed.at()) ? commonFactors(each.factors(), again) : Factors.NONE;
            again = again.minus(taken);
            if (!each.factors().minus(taken).isEmpty()) {
                left.add(new Detachment(each.at(), each.factors().minus(taken)));
            }
        }
        return withGarrison(state.with(greater.withJourney(corps.journey().withDetached(left))), absorbed.at(), absorbed.nation(),
                garrisonAt(state, absorbed.at(), absorbed.nation()).minus(absorbed.factors()));
    }

    /** The factors that two forces have in common. */
    static Factors commonFactors(Factors one, Factors other) {
        var both = Factors.NONE;
        for (var type : one.counts().keySet()) {
            both = both.plus(type, Math.min(one.count(type), other.count(type)));
        }
        return both;
    }

    /** The garrison of a nation at a place: in the city, or on the depot of the area. */
    static Factors garrisonAt(EiaState state, Location at, NationId nation) {
        return at.inCity() ? state.city(at.area()).orElseThrow().garrisonOf(nation) : state.depotAt(at).orElseThrow().garrison();
    }

    private static EiaState withGarrison(EiaState state, Location at, NationId nation, Factors now) {
        return at.inCity() ? state.with(state.city(at.area()).orElseThrow().withGarrison(nation, now))
                : state.with(state.depotAt(at).orElseThrow().withGarrison(now));
    }

    private static EiaState apply(EiaState before, MarchEvent.DepotGivenUp given) {
        var state = before.withoutDepot(given.depot());
        var nation = given.owner().nation();
        if (!given.transferred().isEmpty()) {
            var city = state.city(given.depot().area()).orElseThrow();
            state = state.with(city.withGarrison(nation, city.garrisonOf(nation).plus(given.transferred())));
        }
        if (!given.surrendered().isEmpty()) {
            state = state.with(state.power(given.owner()).orElseThrow().plusLosses(given.surrendered()));
            state = state.with(state.power(given.captor()).orElseThrow().plusPrisoners(given.surrendered()));
        }
        return state;
    }

    /** A corps that destroyed a depot counts as supplied by it as long as it stays. */
    private static EiaState withSupply(EiaState state, UnitId piece) {
        return state.findCorps(piece).map(corps -> state.with(corps.withJourney(corps.journey().withUpkeep(Upkeep.DESTROYED_DEPOT)))).orElse(state);
    }

    private static EiaState withBesieger(EiaState state, SpaceId area, Power power, boolean besieges) {
        var city = state.city(area).orElseThrow();
        var now = new ArrayList<>(city.besiegers());
        now.remove(power);
        if (besieges) {
            now.add(power);
        }
        return state.with(city.withBesiegers(now));
    }
}
