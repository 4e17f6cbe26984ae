package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pcollections.PSortedMap;
import org.pcollections.PVector;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.world.exploration.Discoveries;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/**
 * The board of a military phase at one moment.
 *
 * @param box the current round, {@code null} before the first one
 * @param extended whether the round continues the campaigns of the last one
 * @param order the alliances in decreasing initiative; empty until it is rolled
 * @param fortresses every fortress of Europe and each one of the rest of the world, by province
 * @param duties the choices that players must make before play goes on, in order
 * @param founded the number of stacks made during play, for their names
 * @param marks the markers of provinces that are not those of sieges
 * @param navies the forces at sea; missing in older stored boards, which means none
 * @param world the rest of the world; missing in older stored boards, which means none
 */
public record EuState(
        EuScenario scenario,
        Readings readings,
        Phase phase,
        RoundBox box,
        boolean extended,
        boolean badWeather,
        List<Alliance> order,
        PSortedMap<StackId, Stack> stacks,
        PSortedMap<LeaderId, LeaderStatus> leaders,
        PSortedMap<SpaceId, Fortress> fortresses,
        PSortedMap<CountryId, CountryStatus> countries,
        PVector<Duty> duties,
        int founded,
        ProvinceMarks marks,
        Navies navies,
        WorldBoard world) implements LeadersOnBoard {

    public EuState {
        navies = navies == null ? Navies.NONE : navies;
        world = world == null ? WorldBoard.NONE : world;
    }

    /**
     * Covers only parts that differ between boards of one game: the scenario and the readings do not, and the other
     * parts hardly differ if these are equal.
     */
    @Override
    public int hashCode() {
        return Objects.hash(phase, box, duties, stacks, navies);
    }

    // --- Alliances -------------------------------------------------------------------------------------------------

    /** The alliance of a country, or of natives. */
    public Alliance allianceOf(CountryId country) {
        return ArmyClasses.NATIVES.equals(country) ? Alliance.NATIVES : scenario.allianceOf(country);
    }

    public Alliance allianceOf(Stack stack) {
        return allianceOf(stack.country());
    }

    /**
     * Whether two alliances are at war with each other; a neutral country is never at war. Natives in arms are at war
     * with all.
     */
    public boolean areAtWar(Alliance one, Alliance other) {
        if (one == Alliance.NATIVES || other == Alliance.NATIVES) {
            return one.isBelligerent() || other.isBelligerent();
        }
        return one != other && one.isBelligerent() && other.isBelligerent() && scenario.hostilities().areAtWar(members(one), members(other));
    }

    /** Whether land forces of two alliances are enemies in a province, by the kinds of their wars. Natives in arms are enemies of all. */
    public boolean areAtWarIn(Province land, Alliance one, Alliance other) {
        if (!one.isBelligerent() || !other.isBelligerent()) {
            return areAtWar(one, other);
        }
        var fortress = fortresses.get(land.id());
        return one != other && scenario.hostilities().areAtWarIn(land, fortress == null ? CountryId.NONE : fortress.owner(), members(one), members(other));
    }

    /** The countries of an alliance. */
    public List<CountryId> members(Alliance alliance) {
        return alliance == Alliance.NATIVES ? List.of(ArmyClasses.NATIVES) : scenario.alliances().get(alliance.number());
    }

    /** The alliance at a place, counted from 0, in the order of initiative. */
    public Alliance allianceAt(int turnOf) {
        return order.get(turnOf);
    }

    /** The alliances in the order of initiative. */
    public List<Alliance> alliancesInOrder() {
        return order;
    }

    /** The alliances in the order of the scenario. */
    public List<Alliance> alliances() {
        return IntStream.range(0, scenario.alliances().size()).mapToObj(Alliance::of).toList();
    }

    /** The place of an alliance, counted from 0, in the order of initiative; -1 before that is rolled, and for who takes no part. */
    public int turnOf(Alliance alliance) {
        return order.indexOf(alliance);
    }

    // --- Pieces ----------------------------------------------------------------------------------------------------

    /** The stack with this id; empty if it does not exist or the id is {@code null}. */
    public Optional<Stack> stack(StackId id) {
        return Optional.ofNullable(id).map(stacks::get);
    }

    /** Stacks in a province, in the order of their ids. */
    public List<Stack> stacksIn(SpaceId province) {
        return stacks.values().stream().filter(stack -> stack.province().equals(province)).toList();
    }

    /** Stacks of an alliance in all provinces, besieged ones included. */
    public Stream<Stack> stacksOf(Alliance alliance) {
        return stacks.values().stream().filter(stack -> allianceOf(stack) == alliance);
    }

    /** The fortress of a province, {@code null} outside this game. */
    public Fortress fortress(SpaceId province) {
        return fortresses.get(province);
    }

    // --- Fleets ----------------------------------------------------------------------------------------------------

    public Alliance allianceOf(NavalStack stack) {
        return allianceOf(stack.country());
    }

    /** The naval stack with this id; empty if it does not exist or the id is {@code null}. */
    public Optional<NavalStack> fleet(StackId id) {
        return navies.stack(id);
    }

    /** The naval stack with this id, with the contingents of its allies that are one stack with it; empty if it does not exist. */
    public Optional<NavalStack> sailing(StackId id) {
        return fleet(id).map(stack -> SeaCompany.together(this, stack));
    }

    /** Naval stacks of an alliance, at sea and in ports. */
    public Stream<NavalStack> fleetsOf(Alliance alliance) {
        return navies.stacks().values().stream().filter(stack -> allianceOf(stack) == alliance);
    }

    /** The naval technology of a country that has naval stacks. */
    public NavalTechnology navalTechnology(CountryId country) {
        return scenario.countries().get(country).navy().orElseThrow().technology();
    }

    // --- Small changes ---------------------------------------------------------------------------------------------

    /** The board under other wars and relations. */
    public EuState withScenario(EuScenario now) {
        return new EuState(now, readings, phase, box, extended, badWeather, order, stacks, leaders, fortresses, countries, duties, founded, marks, navies, world);
    }

    public EuState withPhase(Phase now) {
        return new EuState(scenario, readings, now, box, extended, badWeather, order, stacks, leaders, fortresses, countries, duties, founded, marks, navies, world);
    }

    public EuState withRound(RoundBox now, boolean isExtended, boolean bad) {
        return new EuState(scenario, readings, phase, now, isExtended, bad, order, stacks, leaders, fortresses, countries, duties, founded, marks, navies, world);
    }

    public EuState withOrder(List<Alliance> now) {
        return new EuState(scenario, readings, phase, box, extended, badWeather, List.copyOf(now), stacks, leaders, fortresses, countries, duties, founded, marks, navies, world);
    }

    public EuState withStacks(PSortedMap<StackId, Stack> now) {
        return new EuState(scenario, readings, phase, box, extended, badWeather, order, now, leaders, fortresses, countries, duties, founded, marks, navies, world);
    }

    public EuState with(Stack stack) {
        return withStacks(stacks.plus(stack.id(), stack));
    }

    public EuState without(Stack stack) {
        return withStacks(stacks.minus(stack.id()));
    }

    /** Adds a stack that is created during play. It takes the next number. */
    public EuState withNewStack(Stack stack) {
        return new EuState(scenario, readings, phase, box, extended, badWeather, order, stacks.plus(stack.id(), stack), leaders, fortresses, countries, duties, founded + 1, marks, navies, world);
    }

    public EuState with(LeaderStatus leader) {
        return new EuState(scenario, readings, phase, box, extended, badWeather, order, stacks, leaders.plus(leader.leader().id(), leader), fortresses, countries, duties, founded, marks, navies, world);
    }

    /** The board without a leader, on land or at sea. */
    public EuState withoutLeader(LeaderId id) {
        return new EuState(scenario, readings, phase, box, extended, badWeather, order, stacks, leaders.minus(id), fortresses, countries, duties, founded, marks,
                navies.withoutLeader(id), world);
    }

    /** The board with a fortress; the establishment in its province gets the same controller. */
    public EuState with(SpaceId province, Fortress fortress) {
        return new EuState(scenario, readings, phase, box, extended, badWeather, order, stacks, leaders, fortresses.plus(province, fortress), countries, duties, founded, marks, navies,
                world.withController(province, fortress.controller()));
    }

    /** The board without the current and initial discoveries that a viewer may not see. */
    public EuState withVisibleDiscoveries(Viewer viewer) {
        return new EuState(scenario.asSeenBy(viewer), readings, phase, box, extended, badWeather, order, stacks, leaders, fortresses, countries, duties, founded, marks, navies,
                world.withDiscoveries(world.discoveries().asSeenBy(viewer)));
    }

    public EuState withDiscoveries(Discoveries now) {
        return now == world.discoveries() ? this : withWorld(world.withDiscoveries(now));
    }

    /**
     * The board on which these stacks have fought during movements and do not explore in this impulse
     * (EU-EXPLORATION-WHO); unchanged in a game of Europe.
     */
    public EuState withEngaged(List<StackId> fighting) {
        return scenario.overseas().isEmpty() || !(phase instanceof Phase.Movement) ? this : withWorld(world.withEngaged(fighting));
    }

    /** The board without the marks of stacks that have fought in the last impulse. */
    public EuState withoutEngaged() {
        return world.engaged().isEmpty() ? this : withWorld(world.withoutEngaged());
    }

    /** The board without a fort of the rest of the world and its establishment. */
    public EuState withoutFortress(SpaceId province) {
        return new EuState(scenario, readings, phase, box, extended, badWeather, order, stacks, leaders, fortresses.minus(province), countries, duties, founded, marks, navies,
                world.withoutEstablishments(province));
    }

    public EuState withWorld(WorldBoard now) {
        return new EuState(scenario, readings, phase, box, extended, badWeather, order, stacks, leaders, fortresses, countries, duties, founded, marks, navies, now);
    }

    public EuState withCountry(CountryId id, CountryStatus status) {
        return new EuState(scenario, readings, phase, box, extended, badWeather, order, stacks, leaders, fortresses, countries.plus(id, status), duties, founded, marks, navies, world);
    }

    public EuState withDuties(PVector<Duty> now) {
        return new EuState(scenario, readings, phase, box, extended, badWeather, order, stacks, leaders, fortresses, countries, now, founded, marks, navies, world);
    }

    public EuState withMarks(ProvinceMarks now) {
        return new EuState(scenario, readings, phase, box, extended, badWeather, order, stacks, leaders, fortresses, countries, duties, founded, now, navies, world);
    }

    public EuState withNavies(Navies now) {
        return new EuState(scenario, readings, phase, box, extended, badWeather, order, stacks, leaders, fortresses, countries, duties, founded, marks, now, world);
    }

    public EuState with(NavalStack stack) {
        return withNavies(navies.with(stack));
    }

    /** Adds a naval stack that is created during play. It takes the next number. */
    public EuState withNewStack(NavalStack stack) {
        return new EuState(scenario, readings, phase, box, extended, badWeather, order, stacks, leaders, fortresses, countries, duties, founded + 1, marks,
                navies.with(stack), world);
    }

    /** Adds a duty after the others. */
    public EuState withDuty(Duty duty) {
        return withDuties(duties.plus(duty));
    }

    /** Removes the first duty, which is settled. */
    public EuState withoutFirstDuty() {
        return withDuties(duties.minus(0));
    }
}
