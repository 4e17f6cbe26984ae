package tercio.domain.eu.supply.segment.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.AttritionKind;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.TimarTroops;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.supply.attrition.Attrition;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.attrition.AttritionCauses;
import tercio.domain.eu.supply.line.SupplyRoute;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.RollAttrition;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The troops of a roll for attrition in a supply segment or a siege, with the causes and modifiers that the board gives. */
public final class RollingTroops {

    private RollingTroops() {}

    /** The troops of a roll that is due now; empty if there is none of this kind in the province. */
    public static Optional<Attrition.AttritionStack> troopsDue(WarView board, AttritionKind kind, SpaceId province) {
        return SupplyAttrition.dueRolls(board.state()).stream().filter(due -> due.province().equals(province) && due.kind() == kind).findFirst()
                .map(due -> of(board, due));
    }

    static Attrition.AttritionStack of(WarView board, AttritionDue due) {
        var state = board.state();
        var stacks = SupplyAttrition.remainingStacks(state, due.stacks());
        int size = due.kind() == AttritionKind.TIMAR ? timarLd(stacks) * board.tables().unit().ofOneLd() : board.size(stacks);
        var causes = switch (due.kind()) {
            case SUPPLY, COLD -> causesInField(board, due, stacks);
            case TIMAR -> new AttritionCauses.FarFromHome(due.causes(), TurkishArmy.from(board.tables()).winterPerProvince());
            case BESIEGED -> causesOfBesieged(board, due.province(), stacks);
            case BESIEGING -> causesOfBesiegers(board, due, stacks);
        };
        return new Attrition.AttritionStack(causes, due.kind() == AttritionKind.TIMAR ? Theatre.EUROPE : board.theatre(due.province()), size, technology(board, stacks));
    }

    /**
     * The inputs by which a roll for attrition was ruled. A request has whole LD in Europe, and no kind of attrition with the distance of Timar.
     *
     * @param pillage the answer at a P; empty if none came up, or nobody has chosen
     */
    public static EuQuestion question(WarView board, Attrition.AttritionStack stack, Optional<PillageAnswer> pillage) {
        if (stack.causes() instanceof AttritionCauses.FarFromHome) {
            return new EuQuestion.Unasked(Sentence.of("eu.question.timar"));
        }
        return stack.losesWholeLd() && stack.size() % board.tables().unit().ofOneLd() > 0
                ? new EuQuestion.Unasked(Sentence.of("eu.question.detachments"))
                : new EuQuestion.Suffer(stack, pillage);
    }

    /** The troops for which a command rolls; none if it may not. */
    public static List<Stack> troopsRolling(EuState state, RollAttrition command) {
        return SupplyAttrition.dueRolls(state).stream().filter(due -> due.province().equals(command.province()) && due.kind() == command.kind())
                .findFirst().map(due -> SupplyAttrition.remainingStacks(state, due.stacks())).orElse(List.of());
    }

    /** The troops of which movement attrition is rolled first; none if none is due. */
    public static List<Stack> troopsMarching(EuState state) {
        return state.duties().stream().limit(1).filter(Duty.March.class::isInstance).map(Duty.March.class::cast).findFirst()
                .map(due -> SupplyAttrition.remainingStacks(state, due.roll().stacks())).orElse(List.of());
    }

    /** The LD of Timar and Pashas. */
    static int timarLd(List<Stack> stacks) {
        return stacks.stream().mapToInt(stack -> stack.units().timarCounters().allLd()).sum();
    }

    /** A port that nobody blockades helps the besieged (EU-ATTR-BESIEGED-3). */
    private static AttritionCauses causesOfBesieged(WarView board, SpaceId province, List<Stack> stacks) {
        var works = board.state().fortress(province).works();
        return new AttritionCauses.Besieged(board.state().siegeValue(stacks), Ports.siegeValue(board, province, board.besiegers(province)),
                Ports.hasHarbour(board, province) && !Ports.isBlockaded(board, province), works.minus(), works.plus());
    }

    private static AttritionCauses causesInField(WarView board, AttritionDue due, List<Stack> stacks) {
        var state = board.state();
        return new AttritionCauses.WeakSupply(due.causes(), areMassed(board, stacks), due.noLine(),
                board.hasEnemyFortress(due.province(), state.allianceOf(stacks.getFirst())), state.maneuver(stacks), straitForts(board, stacks),
                state.marks().unrest(due.province()), Snow.foreignSnowflakes(board, due.province(), state.allianceOf(stacks.getFirst())));
    }

    private static AttritionCauses causesOfBesiegers(WarView board, AttritionDue due, List<Stack> stacks) {
        var state = board.state();
        return new AttritionCauses.Besieging(due.noLine(), due.tooSmall(), areMassed(board, stacks), state.badWeather(), straitForts(board, stacks), Snow.snowflakesIn(board, due.province()),
                state.marks().unrest(due.province()), Ports.siegeValue(board, due.province(), stacks), state.siegeValue(board.stacksInside(due.province())));
    }

    /** The closed straits on the line of the ships that supply the troops; 0 where a city does. */
    private static int straitForts(WarView board, List<Stack> stacks) {
        return SupplyLines.bestRoute(board, stacks).map(SupplyRoute::straitForts).orElse(0);
    }

    /** Massed forces in a supply segment or a siege have 6 LD beside Pashas or two Pashas, whatever the campaign (AMB-9). */
    private static boolean areMassed(WarView board, List<Stack> stacks) {
        var units = stacks.stream().map(Stack::units).reduce(Units.NONE, Units::plus);
        return units.ldOutsidePashas() >= board.tables().constants().value("massed_force_ld") || units.pashas() >= 2;
    }

    /** The worst technology among the troops (EU-TECH-2). */
    public static LandTechnology technology(WarView board, List<Stack> stacks) {
        return stacks.stream().map(stack -> TimarTroops.worstTechnology(board, stack))
                .collect(Collectors.minBy(LandTechnology::compareTo)).orElseThrow();
    }
}
