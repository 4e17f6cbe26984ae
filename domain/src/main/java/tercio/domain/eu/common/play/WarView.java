package tercio.domain.eu.common.play;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.board.Space;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.eu.land.siege.Undermining;
import tercio.domain.map.SpaceId;

/**
 * The board with the relations of the rules: who is friend, enemy or neutral in each province (EU-CTRL).
 *
 * @param byProvince the stacks in each province, in the order of their ids; no entry for an empty province
 */
public record WarView(EuState state, EuMap map, EuTables tables, Map<SpaceId, List<Stack>> byProvince) implements RoadsOnBoard {

    public WarView(EuState state, EuMap map, EuTables tables) {
        this(state, map, tables, state.stacks().values().stream().collect(Collectors.groupingBy(Stack::province)));
    }

    public Province province(SpaceId id) {
        return map.province(id).orElseThrow();
    }

    /** The printed name of a province or a sea zone; the id itself if it is unknown. */
    public String name(SpaceId province) {
        return province == null ? "an unnamed province" : map.spaces().zone(province).map(Space::name).orElseGet(province::value);
    }

    /** Whether ships of two alliances are enemies. Any other two are neutral to each other, also if they have the same enemy (EU-ALLY-6). */
    public boolean areEnemies(Alliance one, Alliance other) {
        return state.areAtWar(one, other);
    }

    /** Whether two naval stacks are enemies: of enemies, and none of them at peace beside an intervention (EU-ALLY-3, EU-ALLY-5). */
    public boolean areEnemies(NavalStack one, NavalStack other) {
        return areEnemies(state.allianceOf(one), state.allianceOf(other)) && !Interventions.isAtPeace(state, one) && !Interventions.isAtPeace(state, other);
    }

    /** Whether land forces of two alliances are enemies in a province: some wars are not fought there (EU-ALLY-2, EU-ALLY-7, EU-ALLY-8). */
    public boolean areEnemiesIn(SpaceId province, Alliance one, Alliance other) {
        return state.areAtWarIn(province(province), one, other);
    }

    /** Whether presidios and straits of two alliances may fire at each other: of enemies, and in an armistice (EU-ALLY-8). */
    public boolean mayExchangeFire(Alliance one, Alliance other) {
        return areEnemies(one, other) || one.isBelligerent() && other.isBelligerent() && one != other && state.scenario().hostilities().isArmistice(state.members(one), state.members(other));
    }

    // --- Stacks ----------------------------------------------------------------------------------------------------

    public List<Stack> stacks(SpaceId province, Predicate<Stack> which) {
        var here = byProvince.get(province);
        return here == null ? List.of() : here.stream().filter(which).toList();
    }

    /** Stacks of an alliance in the open field of a province. */
    public List<Stack> stacksInField(SpaceId province, Alliance alliance) {
        return stacks(province, stack -> !stack.besieged() && state.allianceOf(stack) == alliance);
    }

    /** Enemy stacks in the open field. */
    public List<Stack> enemiesInField(SpaceId province, Alliance alliance) {
        return stacks(province, stack -> !stack.besieged() && areEnemiesIn(province, alliance, state.allianceOf(stack)));
    }

    /** Stacks inside the fortress of a province. */
    public List<Stack> stacksInside(SpaceId province) {
        return stacks(province, Stack::besieged);
    }

    /** Whole LD; exploration detachments of the rest of the world left out. */
    public static int ld(List<Stack> stacks) {
        return stacks.stream().mapToInt(Stack::ld).sum();
    }

    /** The size in thirds of an LD, exploration detachments included. */
    public static int thirds(List<Stack> stacks) {
        return stacks.stream().map(Stack::units).mapToInt(Units::thirds).sum();
    }

    /** The size in the unit of the edition, exploration detachments included. */
    public int size(List<Stack> stacks) {
        return stacks.stream().map(Stack::units).mapToInt(tables.unit()::of).sum();
    }

    // --- Natives -----------------------------------------------------------------------------------------------------

    /** Whether natives are left in the province who have risen against a country of the alliance. They are enemies there (EU-NAT-ENEMIES). */
    public boolean hasHostileNatives(SpaceId province, Alliance alliance) {
        return alliance.isBelligerent() && state.world().natives().haveRisenAgainst(province, state.members(alliance));
    }

    /** Whether enemies stand in the open field of the province, or natives who have risen: no line of supply passes them (EU-SUP-5, EU-NAT-ENEMIES). */
    public boolean isContested(SpaceId province, Alliance alliance) {
        return !enemiesInField(province, alliance).isEmpty() || hasHostileNatives(province, alliance);
    }

    /** Whether natives of the province are hostile and have not fought in this round. They fight the troops of the alliance there. */
    public boolean nativesFight(SpaceId province, Alliance alliance) {
        return hasHostileNatives(province, alliance) && !state.world().natives().hasFought(province, state.box());
    }

    // --- Provinces -------------------------------------------------------------------------------------------------

    /** The alliance that controls the fortress; {@link Alliance#NEUTRAL} where a neutral country does. */
    public Alliance controllingAlliance(SpaceId province) {
        return state.allianceOf(controller(province));
    }

    /**
     * The country that controls a province: the controller of its fortress; without a fortress, in the rest of the world, the owner of the
     * Area. Empty for land of nobody.
     */
    public CountryId controller(SpaceId province) {
        var fortress = state.fortress(province);
        return fortress != null ? fortress.controller() : state.scenario().world().areas().getOrDefault(province(province).area(), CountryId.NONE);
    }

    /** Whether a province of the rest of the world belongs to nobody: everybody may enter it (EU-CTRL-WORLD). */
    public boolean isNobodysLand(SpaceId province) {
        return isNobodysLand(province, controller(province));
    }

    private boolean isNobodysLand(SpaceId province, CountryId controller) {
        return controller.value().isEmpty() && province(province).theatre() != Theatre.EUROPE;
    }

    /** The map whose rules apply to a province: a colony of level 6 is of Europe (EU-COL-6). */
    public Theatre theatre(SpaceId province) {
        return state.world().isEuropean(province) ? Theatre.EUROPE : province(province).theatre();
    }

    public boolean isControlledBy(SpaceId province, Alliance alliance) {
        return alliance.isBelligerent() && controllingAlliance(province) == alliance;
    }

    /**
     * Whether neither the alliance nor an enemy of it controls the province (EU-CTRL-5). Its fortress is a neutral force that
     * bars entry.
     */
    public boolean isNeutral(SpaceId province, Alliance alliance) {
        var controller = controller(province);
        var holder = state.allianceOf(controller);
        return (!alliance.isBelligerent() || holder != alliance) && !isHostile(province, alliance, holder) && !isNobodysLand(province, controller);
    }

    /** Stacks in the open field that are neither friends nor enemies of the alliance. */
    public List<Stack> neutralsInField(SpaceId province, Alliance alliance) {
        return stacks(province, stack -> !stack.besieged() && isForeign(stack, alliance) && !areEnemiesIn(province, alliance, state.allianceOf(stack)));
    }

    /**
     * Whether unbesieged neutral forces keep the alliance out of the province: its fortress, unless the alliance has a right of
     * passage or enemies of it besiege the fortress, or stacks in the field (EU-CTRL-5).
     */
    public boolean isClosed(SpaceId province, Alliance alliance) {
        return isNeutral(province, alliance) && !hasRightOfPassage(province, alliance) && !enemiesBesiege(province, alliance)
                || !neutralsInField(province, alliance).isEmpty();
    }

    /** Whether enemies of the alliance besiege a fortress there that is neutral to it. It may attack them, and not stay (EU-BATTLE-RETREAT-WINNER). */
    private boolean isBesiegedByEnemies(SpaceId province, Alliance alliance) {
        return isNeutral(province, alliance) && enemiesBesiege(province, alliance);
    }

    private boolean enemiesBesiege(SpaceId province, Alliance alliance) {
        return besiegers(province).stream().anyMatch(stack -> areEnemiesIn(province, alliance, state.allianceOf(stack)));
    }

    /** Whether a move of the alliance may end in the province: where it may stay, or attacks the besiegers of a neutral fortress. */
    public boolean mayEndMove(SpaceId province, Alliance alliance) {
        return mayStay(province, alliance) || isBesiegedByEnemies(province, alliance) && neutralsInField(province, alliance).isEmpty();
    }

    /** Whether a right of passage lets the alliance enter and cross this neutral province. Nothing else is allowed there (EU-CTRL-5). */
    public boolean mayCross(SpaceId province, Alliance alliance) {
        return isNeutral(province, alliance) && hasRightOfPassage(province, alliance);
    }

    /** Whether a right of passage of the alliance covers the province. */
    private boolean hasRightOfPassage(SpaceId province, Alliance alliance) {
        return state.scenario().relationsOrNone().passage().stream()
                .anyMatch(right -> !Collections.disjoint(right.to(), state.members(alliance)) && right.covers(province(province)));
    }

    /** Whether the land may be held, not only crossed or fought in. Troops that stand there beside neutral ones may stay. */
    public boolean mayHold(SpaceId province, Alliance alliance) {
        return !isNeutral(province, alliance);
    }

    /** Whether troops that come from elsewhere may stay in the province, after a move or a retreat. */
    public boolean mayStay(SpaceId province, Alliance alliance) {
        return mayHold(province, alliance) && neutralsInField(province, alliance).isEmpty();
    }

    private boolean isForeign(Stack stack, Alliance alliance) {
        return state.allianceOf(stack) != alliance;
    }

    /** Whether a stack knows a place, and so comes there without an exploration (EU-DISCOVERY). In a game of Europe alone all do. */
    public boolean knows(Stack stack, SpaceId zone) {
        return state.scenario().overseas().isEmpty() || state.world().discoveries().knows(stack.id(), stack.country(), zone);
    }

    /** Whether an enemy controls a fortress there. */
    public boolean hasEnemyFortress(SpaceId province, Alliance alliance) {
        return state.fortress(province) != null && isEnemyLand(province, alliance);
    }

    /** Whether an enemy controls the province. In the rest of the world it may have no fortress. */
    public boolean isEnemyLand(SpaceId province, Alliance alliance) {
        return isHostile(province, alliance, controllingAlliance(province));
    }

    /** @param holder the alliance that controls the province */
    private boolean isHostile(SpaceId province, Alliance alliance, Alliance holder) {
        return areEnemiesIn(province, alliance, holder) && !Interventions.isAtPeace(this, province);
    }

    /**
     * Whether the province is friendly (EU-CTRL-2): the alliance controls it, and it holds no enemy or neutral unit, not even
     * a besieged one, no revolt and no rebellion.
     *
     * @param except stacks to ignore, such as the moving stack
     */
    public boolean isFriendly(SpaceId province, Alliance alliance, Predicate<Stack> except) {
        return !hasHostileNatives(province, alliance) && (isControlledBy(province, alliance) || isNobodysLand(province) && state.fortress(province) == null) && !state.marks().isInRevolt(province)
                && stacks(province, stack -> isForeign(stack, alliance) && !except.test(stack)).isEmpty();
    }

    /** Whether the province is friendly, counting every stack in it. */
    public boolean isFriendly(SpaceId province, Alliance alliance) {
        return isFriendly(province, alliance, stack -> false);
    }

    /**
     * Whether the province holds unfriendly forces, which make a move into it active (EU-CAMP-3): a stack or a fortress that
     * is not of the alliance, enemy or neutral, a revolt or a rebellion.
     */
    public boolean hasUnfriendlyForces(SpaceId province, Alliance alliance) {
        return !isControlledBy(province, alliance) && !(isNobodysLand(province) && state.fortress(province) == null) || state.marks().isInRevolt(province)
                || hasHostileNatives(province, alliance) || !stacks(province, stack -> isForeign(stack, alliance)).isEmpty();
    }

    /** Stacks that besiege the fortress of a province. */
    public List<Stack> besiegers(SpaceId province) {
        var controller = controllingAlliance(province);
        return state.fortress(province) == null || Interventions.isAtPeace(this, province)
                ? List.of()
                : stacks(province, stack -> !stack.besieged() && areEnemiesIn(province, controller, state.allianceOf(stack)));
    }

    /** LD for which the fortress of a province still has room (EU-STACK-6). */
    public int roomInside(SpaceId province) {
        if (state.fortress(province) == null) {
            return 0;
        }
        int holds = StackingLimits.from(tables).insideFortress(state.fortress(province).level());
        return Math.max(0, holds - ld(stacksInside(province)));
    }

    /** The smallest force that can maintain a siege, in thirds of an LD: 1 LD for each level, an exploration detachment for a fort (AMB-14). */
    public int siegeThirds(SpaceId province) {
        int level = state.fortress(province).level();
        return level == 0 ? 1 : tables.unit().toThirds(Undermining.leastBesieger(level, tables.unit()));
    }

    /** The smallest force that can maintain a siege, as players say it: {@code 2 LD}, {@code 1/3 LD}. */
}
