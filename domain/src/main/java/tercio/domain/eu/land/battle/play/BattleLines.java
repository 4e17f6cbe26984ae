package tercio.domain.eu.land.battle.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.forces.TurkishReform;
import tercio.domain.eu.common.forces.TurkishTroops;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.MilitiaStacks;
import tercio.domain.eu.common.play.TimarTroops;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.eu.land.battle.Contingent;
import tercio.domain.eu.land.battle.Crossing;
import tercio.domain.eu.land.battle.LandBattle;
import tercio.domain.eu.land.battle.MixedForces;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.eu.world.natives.NativeForce;

/**
 * The two sides of a battle in the form that its procedure takes: all stacks of a side are merged first (EU-CMD-1). Natives who follow a leader
 * fight with the technology and the morale of his troops (EU-CONQUISTADOR-FOLLOWERS).
 */
public final class BattleLines {

    private BattleLines() {}

    static LandBattle of(WarView board, Engagement engagement) {
        return against(board, engagement, stacks(board.state(), engagement, Side.NON_PHASING));
    }

    /** The battle against only these stacks of the non-phasing side. */
    static LandBattle against(WarView board, Engagement engagement, List<Stack> nonPhasing) {
        var state = board.state();
        var phasing = fighters(board, stacks(state, engagement, Side.PHASING));
        var ids = phasing.stream().map(Stack::id).toList();
        return new LandBattle(
                Period.of(state.scenario().period()),
                board.theatre(engagement.province()),
                board.province(engagement.province()).terrain(),
                engagement.interception(),
                landedFromSea(board, phasing) ? Crossing.SEA : Engagements.worstCrossing(board, engagement.province(),
                        engagement.phasing().stream().filter(engaged -> ids.contains(engaged.stack())).toList()),
                phasing.stream().anyMatch(Stack::foraging),
                line(board, phasing, leaders(engagement, Side.PHASING, stacks(state, engagement, Side.PHASING)), fighters(board, nonPhasing)),
                line(board, fighters(board, nonPhasing), leaders(engagement, Side.NON_PHASING, nonPhasing), phasing),
                state.readings(),
                RetreatOverIce.sidesNeedingIce(board, engagement));
    }

    /** Whether troops make a sortie from a besieged fortress into which they have landed this impulse (EU-SEA-TRANSPORT). */
    private static boolean landedFromSea(WarView board, List<Stack> phasing) {
        return phasing.stream().anyMatch(stack -> stack.besieged() && stack.origins().stream().anyMatch(from -> board.map().sea(from).isPresent()));
    }

    /** The fighting stacks of a side; the usual choice if the side has not chosen yet. */
    private static List<Stack> fighters(WarView board, List<Stack> side) {
        return FightingTroops.exceedLimit(board, side) ? FightingTroops.usualDivision(board, side).takenStacks() : side;
    }

    private static List<LeaderId> leaders(Engagement engagement, Side side, List<Stack> stacks) {
        return engagement.muster().hasChosen(side)
                ? engagement.muster().leaders().get(side)
                : stacks.stream().flatMap(stack -> stack.leaders().stream()).toList();
    }

    static List<Stack> stacks(EuState state, Engagement engagement, Side side) {
        return engagement.side(side).stream().flatMap(engaged -> state.stack(engaged.stack()).stream()).toList();
    }

    /** One side of a battle, or of an assault. */
    public static BattleSide line(WarView board, List<Stack> stacks) {
        return line(board, stacks, stacks.stream().flatMap(stack -> stack.leaders().stream()).toList(), List.of());
    }

    private static BattleSide line(WarView board, List<Stack> stacks, List<LeaderId> leaders, List<Stack> enemies) {
        var state = board.state();
        var commander = state.commander(stacks, leaders);
        var country = state.commandingCountry(stacks, leaders);
        var contingents = contingents(board, stacks);
        var units = stacks.stream().map(Stack::units).reduce(Units.NONE, Units::plus);
        var technology = MixedForces.technology(contingents);
        boolean tercio = MixedForces.hasTercios(contingents);
        boolean veteran = isVeteran(board, stacks, units);
        int following = leaders.stream().mapToInt(state.world().natives()::followers).sum();
        if (following > 0) {
            var natives = new Contingent(ArmyClasses.NATIVES, new NativeForce(following).units(), armyClass(board, ArmyClasses.NATIVES), technology, tercio, false);
            contingents = Stream.concat(contingents.stream(), Stream.of(natives)).toList();
            units = units.plus(natives.units());
        }
        return new BattleSide(
                country,
                units,
                armyClass(board, country),
                veteran,
                technology,
                tercio,
                commander,
                reforms(board, country).contains(TurkishReform.M2),
                FacingOttomans.faces(board, country, enemies),
                contingents.size() == 1 && contingents.getFirst().country().equals(country) && contingents.getFirst().troops() == null
                        ? List.of() : contingents);
    }

    /**
     * Whether the side counts as veteran. Veterans are counted by stack, not by counter, so only a stack all of one quality tells the
     * quality of its ARMY counters. The exploration detachments of militia have a quality and count as the thirds of an LD that they are.
     */
    private static boolean isVeteran(WarView board, List<Stack> stacks, Units units) {
        int veterans = stacks.stream().mapToInt(Stack::veteranLd).sum();
        int militia = MilitiaStacks.detachments(board.state(), stacks);
        if (militia > 0) {
            return board.tables().policies().play().morale().isVeteran(Thirds.LD * veterans + MilitiaStacks.veteranDetachments(board.state(), stacks),
                    Thirds.LD * WarView.ld(stacks) + militia, armies(stacks, stack -> stack.veteranLd() == stack.ld()), armies(stacks, stack -> stack.veteranLd() == 0));
        }
        return board.tables().policies().play().morale().isVeteran(veterans, units.allLd(),
                armies(stacks, stack -> stack.veteranLd() == stack.ld()), armies(stacks, stack -> stack.veteranLd() == 0));
    }

    private static int armies(List<Stack> stacks, Predicate<Stack> which) {
        return stacks.stream().filter(which).map(Stack::units).mapToInt(units -> units.armyPlus() + units.armyMinus()).sum();
    }

    private static Set<TurkishReform> reforms(WarView board, CountryId country) {
        return country.equals(ArmyClasses.NATIVES) ? Set.of() : board.state().countries().get(country).reforms();
    }

    /** The contribution of each country, in the order of their ids; Janissaries and Timar of Turkey apart. */
    private static List<Contingent> contingents(WarView board, List<Stack> stacks) {
        var byCountry = new TreeMap<CountryId, Units>();
        stacks.forEach(stack -> byCountry.merge(stack.country(), stack.units(), Units::plus));
        return byCountry.entrySet().stream()
                .flatMap(brought -> brought.getKey().equals(TurkishArmy.COUNTRY) ? turkishContingents(board, brought.getValue())
                        : Stream.of(contingent(board, brought.getKey(), brought.getValue())))
                .toList();
    }

    private static Stream<Contingent> turkishContingents(WarView board, Units units) {
        var own = contingent(board, TurkishArmy.COUNTRY, units);
        var reforms = reforms(board, TurkishArmy.COUNTRY);
        boolean last = reforms.contains(TurkishReform.M2);
        var janissaries = last || reforms.contains(TurkishReform.M1A) ? TurkishTroops.REFORMED : TurkishTroops.JANISSARIES;
        return Stream.of(
                        new Contingent(own.country(), units.regular(), own.armyClass(), own.technology(), own.tercio(), last, janissaries),
                        new Contingent(own.country(), units.onlyTimar(), own.armyClass(), TimarTroops.technology(board, own.country()), own.tercio(),
                                last, TurkishTroops.TIMAR))
                .filter(kind -> !kind.units().isEmpty());
    }

    private static Contingent contingent(WarView board, CountryId country, Units units) {
        if (country.equals(ArmyClasses.NATIVES)) {
            return new Contingent(country, units, armyClass(board, country), LandTechnology.MEDIEVAL, false, false);
        }
        var belligerent = board.state().scenario().countries().get(country);
        return new Contingent(country, units, armyClass(board, country), belligerent.landTechnology(), belligerent.tercio(), false);
    }

    private static ArmyClass armyClass(WarView board, CountryId country) {
        return board.tables().armyClasses().of(country, Period.of(board.state().scenario().period())).orElseThrow();
    }

    /** The side of a garrison without stacks: the country of the fortress, without units and leader. */
    public static BattleSide garrison(WarView board, CountryId country) {
        var belligerent = board.state().scenario().countries().get(country);
        return new BattleSide(country, Units.NONE, armyClass(board, country), true, belligerent.landTechnology(), belligerent.tercio(),
                Optional.empty(), reforms(board, country).contains(TurkishReform.M2), false);
    }
}
