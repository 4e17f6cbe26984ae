package tercio.domain.eia.play.movement;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.Crossed;
import tercio.domain.eia.game.Depot;
import tercio.domain.eia.game.Detachment;
import tercio.domain.eia.game.Diplomacy;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.Journey;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.MovementDuty;
import tercio.domain.eia.game.UnrevealedCorps;
import tercio.domain.eia.game.Upkeep;

/** Applies the events of the land movement step. */
final class MarchEvolution {

    private MarchEvolution() {}

    static EiaState evolve(EiaState state, MarchEvent event) {
        return switch (event) {
            case MarchEvent.CorpsMoved moved -> moved(state, moved);
            case MarchEvent.IrregularMoved moved -> {
                var piece = state.irregulars().get(moved.piece());
                yield state.with(piece.at(Location.field(moved.path().getLast()))
                        .journey(piece.journey().enters(moved.path(), moved.points(), false, moved.crossed())));
            }
            case MarchEvent.CorpsShifted shifted -> leaders(state.with(state.corps().get(shifted.corps()).at(shifted.to())), shifted.leaders(),
                    shifted.to());
            case MarchEvent.IrregularShifted shifted -> state.with(state.irregulars().get(shifted.piece()).at(shifted.to()));
            case MarchEvent.VacantCityTaken occupied -> state.with(state.city(occupied.area()).orElseThrow().controller(occupied.by().word()));
            case MarchEvent.FactorsDetached detached -> detached(state, detached);
            case MarchEvent.FactorsAbsorbed absorbed -> absorbed(state, absorbed);
            case MarchEvent.DepotThreatened threatened ->
                state.owes(new MovementDuty.ThreatenedDepot(threatened.owner(), threatened.depot(), threatened.entering()));
            case MarchEvent.DepotHeld held -> state.settled();
            case MarchEvent.DepotGivenUp given -> givenUp(state.settled(), given);
            case MarchEvent.DepotDestroyed destroyed -> fed(state.withoutDepot(destroyed.depot()), destroyed.piece());
            case MarchEvent.DepotConverted converted -> state.with(new Depot(converted.by(), converted.depot(), Factors.NONE, true));
            case MarchEvent.SiegeBegan began -> besiegers(state, began.area(), began.power(), true);
            case MarchEvent.SiegeLifted lifted -> besiegers(state, lifted.area(), lifted.power(), false);
            case MarchEvent.PortDepotMoved moved -> {
                var depot = state.depotAt(Location.city(moved.area())).orElseThrow();
                yield state.withoutDepot(depot.at()).with(new Depot(depot.power(), Location.field(moved.area()), depot.garrison(), depot.thisMonth()));
            }
            case MarchEvent.BystanderAsked asked -> state.owes(new MovementDuty.Bystander(asked.power(), asked.area(), asked.attacker()));
            case MarchEvent.WarDeclared war -> {
                var settled = state.settled();
                yield settled.diplomacy(settled.diplomacy().war(war.power().word(), war.attacker().word()))
                        .with(settled.power(war.power()).orElseThrow().gains(-war.points()));
            }
            case MarchEvent.AttackersJoined joined -> state.settled().combats(state.combats().with(joined.power(), joined.area()));
            case MarchEvent.StoodAside aside -> stoodAside(state.settled(), aside);
            case MarchEvent.CorpsDisembarked landed -> {
                // The piece began on no land area: for foraging, the area in which it landed counts.
                var area = landed.to().area();
                var journey = Journey.in(area).enters(List.of(area), landed.points(), false, Crossed.SEA);
                yield leaders(state.with(state.corps().get(landed.corps()).at(landed.to()).journey(journey)), landed.leaders(), landed.to());
            }
            case MarchEvent.CorpsLostAtSea lost -> {
                var left = state.withoutCorps(lost.corps()).with(UnrevealedCorps.lost(state, lost.power(), lost.factors().orElse(Factors.NONE)));
                for (var leader : lost.leaders()) {
                    left = left.with(left.leaders().get(leader).offMap());
                }
                yield left;
            }
            case MarchEvent.AccessForced forced -> {
                var grants = new ArrayList<>(state.diplomacy().forced());
                grants.add(new Diplomacy.Grant(forced.owner(), forced.power()));
                yield state.diplomacy(state.diplomacy().forced(grants)).with(state.power(forced.power()).orElseThrow().gains(-forced.points()));
            }
        };
    }

    private static EiaState stoodAside(EiaState before, MarchEvent.StoodAside aside) {
        var to = Location.field(aside.to());
        var state = leaders(before, aside.leaders(), to);
        for (var corps : aside.corps()) {
            state = state.with(state.corps().get(corps).at(to));
        }
        for (var piece : aside.irregulars()) {
            state = state.with(state.irregulars().get(piece).at(to));
        }
        return state;
    }

    private static EiaState moved(EiaState state, MarchEvent.CorpsMoved moved) {
        var corps = state.corps().get(moved.corps());
        var to = Location.field(moved.path().getLast());
        var journey = corps.journey().enters(moved.path(), moved.points(), moved.forceMarch(), moved.crossed()).upkeep(Upkeep.OPEN);
        return leaders(state.with(corps.at(to).journey(journey)), moved.leaders(), to);
    }

    private static EiaState leaders(EiaState before, List<String> leaders, Location to) {
        var state = before;
        for (var leader : leaders) {
            state = state.with(state.leaders().get(leader).at(to));
        }
        return state;
    }

    private static EiaState detached(EiaState state, MarchEvent.FactorsDetached detached) {
        var corps = state.corps().get(detached.corps());
        var smaller = detached.taken().isPresent() && corps.factors().isPresent() ? corps.factors(corps.held().minus(detached.taken().get())) : corps;
        return garrison(state.with(smaller.journey(corps.journey().leaves(detached.at(), detached.garrison()))),
                detached.at(), detached.nation(), standing(state, detached.at(), detached.nation()).plus(detached.garrison()));
    }

    private static EiaState absorbed(EiaState state, MarchEvent.FactorsAbsorbed absorbed) {
        var corps = state.corps().get(absorbed.corps());
        var greater = corps.factors().isPresent() ? corps.factors(corps.held().plus(absorbed.factors())) : corps;
        var left = new ArrayList<Detachment>();
        var again = absorbed.ownAgain();
        for (var each : corps.journey().detached()) {
            var taken = each.at().equals(absorbed.at()) ? common(each.factors(), again) : Factors.NONE;
            again = again.minus(taken);
            if (!each.factors().minus(taken).isEmpty()) {
                left.add(new Detachment(each.at(), each.factors().minus(taken)));
            }
        }
        return garrison(state.with(greater.journey(corps.journey().detached(left))), absorbed.at(), absorbed.nation(),
                standing(state, absorbed.at(), absorbed.nation()).minus(absorbed.factors()));
    }

    /** The factors that two forces have in common. */
    static Factors common(Factors one, Factors other) {
        var both = Factors.NONE;
        for (var type : one.counts().keySet()) {
            both = both.plus(type, Math.min(one.count(type), other.count(type)));
        }
        return both;
    }

    /** The garrison of a nation at a place: in the city, or on the depot of the area. */
    static Factors standing(EiaState state, Location at, String nation) {
        return at.inCity() ? state.city(at.area()).orElseThrow().garrison(nation) : state.depotAt(at).orElseThrow().garrison();
    }

    private static EiaState garrison(EiaState state, Location at, String nation, Factors now) {
        return at.inCity() ? state.with(state.city(at.area()).orElseThrow().garrison(nation, now))
                : state.with(state.depotAt(at).orElseThrow().garrison(now));
    }

    private static EiaState givenUp(EiaState before, MarchEvent.DepotGivenUp given) {
        var state = before.withoutDepot(given.depot());
        var nation = given.owner().word();
        if (!given.transferred().isEmpty()) {
            var city = state.city(given.depot().area()).orElseThrow();
            state = state.with(city.garrison(nation, city.garrison(nation).plus(given.transferred())));
        }
        if (!given.surrendered().isEmpty()) {
            state = state.with(state.power(given.owner()).orElseThrow().loses(given.surrendered()));
            state = state.with(state.power(given.captor()).orElseThrow().captures(given.surrendered()));
        }
        return state;
    }

    /** A corps that destroyed a depot counts as supplied by it as long as it stays. */
    private static EiaState fed(EiaState state, String piece) {
        return state.findCorps(piece).map(corps -> state.with(corps.journey(corps.journey().upkeep(Upkeep.DESTROYED_DEPOT)))).orElse(state);
    }

    private static EiaState besiegers(EiaState state, String area, Power power, boolean besieges) {
        var city = state.city(area).orElseThrow();
        var now = new ArrayList<>(city.besiegers());
        now.remove(power);
        if (besieges) {
            now.add(power);
        }
        return state.with(city.besiegers(now));
    }
}
