package tercio.adapters.eu.question;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tercio.domain.dice.Roll;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.battle.MixedForces;
import tercio.domain.eu.board.BorderKind;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.board.Terrain;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.forces.ArmyClasses;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.battle.BattleLines;
import tercio.domain.eu.play.harbour.Ports;
import tercio.domain.eu.turkey.TurkishArmy;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes what stands on a board of a game as requests of the adjudicator, as a player reads it off the board. */
public final class RequestOf {

    private RequestOf() {}

    /** A request for a procedure, with the readings of the game. */
    public static ObjectNode procedure(String procedure, EuState board) {
        var request = JsonNodeFactory.instance.objectNode().put("ruleset", "eu-military").put("procedure", procedure)
                .put("period", board.scenario().period());
        var readings = request.putObject("readings");
        board.readings().chosen().forEach(readings::put);
        return request;
    }

    /** The request with its only die. */
    public static ObjectNode die(ObjectNode request, String purpose, int die) {
        request.withObjectProperty("dice").put(purpose, die);
        return request;
    }

    /** Whether the turn goes on after the round of the board. */
    public static ObjectNode continuation(EuState board) {
        var label = board.box().label();
        return procedure("continuation", board).put("season", label.substring(0, 1)).put("year", Integer.parseInt(label.substring(1)))
                .put("poorWeather", board.scenario().poorWeather());
    }

    /** Whether a side gets away before a battle. */
    public static ObjectNode evasion(EuState board, List<Stack> phasing, List<Stack> nonPhasing) {
        return procedure("evasion", board).put("phasingManeuver", board.maneuver(phasing))
                .put("nonPhasingManeuver", board.maneuver(nonPhasing));
    }

    /**
     * Whether a stack catches one that moves.
     *
     * @param counter whether the stack comes to the help of one that was intercepted
     */
    public static ObjectNode interception(EuState board, Stack stack, Move move, boolean counter) {
        var faced = counter
                ? move.interceptors().stream().map(caught -> board.stacks().get(caught.stack())).toList()
                : Stream.concat(Stream.of(move.stack()), move.along().stream()).map(board.stacks()::get).toList();
        int alliance = board.allianceOf(stack);
        var province = move.province();
        boolean same = stack.province().equals(province);
        var request = procedure("interception", board).put("element", "land").put("sameProvince", same)
                .put("badWeather", board.badWeather())
                .put("acrossRiverOrPass", !same && EuMap.PRINTED.allRoads(stack.province()).stream()
                        .filter(road -> road.to().equals(province))
                        .anyMatch(road -> road.kind() == BorderKind.RIVER || road.kind() == BorderKind.MOUNTAIN_PASS));
        var interceptor = request.putObject("interceptor").put("maneuver", board.maneuver(List.of(stack)))
                .put("technologyLevel", technologyLevel(board, stack.country()))
                .put("besieging", board.fortress(stack.province()) != null && enemies(board, alliance, controller(board, stack.province())));
        interceptor.putObject("province").put("swamp", terrain(stack.province()) == Terrain.SWAMP).put("flooded", board.marks().flooded(stack.province()));
        request.putObject("moving").put("maneuver", board.maneuver(faced))
                .put("technologyLevel", technologyLevel(board, board.commanding(faced)));
        var others = board.stacksIn(province).stream().filter(other -> !other.id().equals(stack.id())).toList();
        request.putObject("target").put("swamp", terrain(province) == Terrain.SWAMP)
                .put("friendlyForceOrCity", board.allianceOf(controller(board, province)) == alliance
                        || others.stream().anyMatch(other -> board.allianceOf(other) == alliance))
                .put("unbesiegedEnemy", others.stream().anyMatch(other -> !other.besieged() && !faced.contains(other)
                        && enemies(board, alliance, other.country())));
        return request;
    }

    /**
     * A round of the siege of a province.
     *
     * @param supplyDistance in MP
     */
    public static ObjectNode undermining(Board seen, String province, int supplyDistance) {
        var board = seen.state();
        var fortress = board.fortress(province);
        var land = EuMap.PRINTED.province(province).orElseThrow();
        var request = procedure("undermining", board).put("fortressLevel", fortress.level()).put("theatre", theatre(board, province))
                .put("terrain", land.terrain().word()).put("port", !Ports.anchored(seen, province) ? "none" : cutOff(board, province) ? "blockaded" : "unblockaded")
                .put("siegeworkMinus", fortress.works().minus()).put("siegeworkPlus", fortress.works().plus())
                .put("breachThisTurn", fortress.breached()).put("assaultCausedLossThisTurn", fortress.marks().damagedByAssault())
                .put("firstRoundThisTurn", fortress.marks().rounds() == 0)
                .put("continuedFromLastTurn", board.marks().continued().contains(province)).put("supplyDistance", supplyDistance);
        var besiegers = besiegers(board, province);
        units(request.putObject("besieger").put("country", diggers(board, besiegers))
                .put("siegeValue", Math.max(siege(board, besiegers), afloat(board, province, besiegers))), all(besiegers));
        var line = BattleLines.line(seen, besiegers);
        if (!line.contingents().isEmpty()) {
            request.put("artilleryValue", MixedForces.artillery(line.contingents(), Period.of(board.scenario().period()), seen.tables()));
        }
        var inside = inside(board, province);
        if (!inside.isEmpty()) {
            units(request.putObject("besieged").put("country", diggers(board, inside)).put("siegeValue", siege(board, inside)), all(inside));
        }
        return request;
    }

    /** The country of the commander; Turkey where there are Turks, whose Pashas no other country has. Beside a given artillery value it changes nothing. */
    private static String diggers(EuState board, List<Stack> stacks) {
        return stacks.stream().map(Stack::country).filter(TurkishArmy.COUNTRY::equals).findFirst().orElseGet(() -> board.commanding(stacks));
    }

    /** Whether the port of a province is blockaded and not supplied in this round. */
    private static boolean cutOff(EuState board, String province) {
        return (board.marks().blockaded().contains(province) || blockader(board, province).isPresent()) && !board.marks().supplied().contains(province);
    }

    private static Optional<NavalStack> blockader(EuState board, String port) {
        return board.navies().stacks().values().stream()
                .filter(stack -> Optional.ofNullable(stack.action()).flatMap(NavalAction::blockaded).filter(port::equals).isPresent()).findFirst();
    }

    /** The siege value of a leader with the ships of the besiegers that blockade the port. */
    private static int afloat(EuState board, String port, List<Stack> besiegers) {
        return blockader(board, port).filter(ships -> !besiegers.isEmpty() && board.allianceOf(ships) == board.allianceOf(besiegers.getFirst()))
                .map(ships -> ships.leaders().stream().map(id -> board.navies().leaders().get(id).inCommand()).filter(leader -> leader.category().afloat())
                        .mapToInt(Leader::siege).max().orElse(0)).orElse(0);
    }

    /**
     * An assault on the fortress of a province.
     *
     * @param besiegers those of the besieging stacks that assault
     */
    public static ObjectNode assault(EuMilitary rules, Board seen, String province, List<Stack> besiegers, boolean breach) {
        var board = seen.state();
        var fortress = board.fortress(province);
        var request = procedure("assault", board).put("fortressLevel", fortress.level()).put("theatre", theatre(board, province)).put("breach", breach)
                .put("previousAssaultCausedLoss", fortress.marks().damagedByAssault());
        ContingentsRequest.put(troops(request.putObject("besieger"), rules, board, besiegers), BattleLines.line(seen, besiegers));
        var inside = inside(board, province);
        if (inside.isEmpty()) {
            var garrison = country(request.putObject("besieged"), board, fortress.controller()).put("veteran", true);
            garrison.putObject("units");
            ContingentsRequest.put(garrison, BattleLines.garrison(seen, fortress.controller()));
        } else {
            ContingentsRequest.put(troops(request.putObject("besieged"), rules, board, inside), BattleLines.line(seen, inside));
        }
        return request;
    }

    /** One side of stacks that fight together, as if all were of the commander's country. */
    public static ObjectNode troops(ObjectNode side, EuMilitary rules, EuState board, List<Stack> stacks) {
        country(side, board, board.commanding(stacks));
        var units = all(stacks);
        units(side, units).put("veteran", veteran(rules, stacks, units));
        leader(side, board.commander(stacks));
        return side;
    }

    /** In the rapid battle most ARMY counters decide where half of the LD are veteran, and a tie of these is conscript. */
    private static boolean veteran(EuMilitary rules, List<Stack> stacks, Units units) {
        int twice = 2 * stacks.stream().mapToInt(Stack::veteranLd).sum();
        return rules.id().equals("eu-rapid-battle") && twice == units.allLd()
                ? armies(stacks, stack -> stack.veteranLd() == stack.ld()) > armies(stacks, stack -> stack.veteranLd() == 0)
                : twice > units.allLd();
    }

    private static int armies(List<Stack> stacks, Predicate<Stack> which) {
        return stacks.stream().filter(which).mapToInt(stack -> stack.units().armyPlus() + stack.units().armyMinus()).sum();
    }

    private static ObjectNode country(ObjectNode side, EuState board, String country) {
        if (country.equals(ArmyClasses.NATIVES)) {
            return side.put("country", country).put("technology", LandTechnology.MEDIEVAL.toString());
        }
        var belligerent = board.scenario().countries().get(country);
        return side.put("country", country).put("technology", belligerent.landTechnology().toString()).put("tercio", belligerent.tercio());
    }

    /** The commander of a side; without one a replacement is drawn. */
    public static void leader(ObjectNode side, Optional<Leader> commander) {
        side.remove("leader");
        commander.ifPresent(leader -> side.putObject("leader").put("name", leader.spoken()).put("maneuver", leader.maneuver())
                .put("fire", leader.fire()).put("shock", leader.shock()).put("monarch", leader.monarch())
                .put("anonymous", leader.anonymous()).put("category", leader.category().toString()));
    }

    /** The stacks that besiege the fortress of a province. */
    public static List<Stack> besiegers(EuState board, String province) {
        return board.stacksIn(province).stream()
                .filter(stack -> !stack.besieged() && enemies(board, board.allianceOf(stack), board.fortress(province).controller())).toList();
    }

    /** The besieged stacks of a province. */
    public static List<Stack> inside(EuState board, String province) {
        return board.stacksIn(province).stream().filter(Stack::besieged).toList();
    }

    private static ObjectNode units(ObjectNode side, Units units) {
        ContingentsRequest.units(side.putObject("units"), units);
        return side;
    }

    private static Units all(List<Stack> stacks) {
        return stacks.stream().map(Stack::units).reduce(Units.NONE, Units::plus);
    }

    private static int siege(EuState board, List<Stack> stacks) {
        return stacks.stream().flatMap(stack -> stack.leaders().stream())
                .mapToInt(leader -> board.leaders().get(leader).inCommand().onLand().siege()).max().orElse(0);
    }

    private static int technologyLevel(EuState board, String country) {
        return country.equals(ArmyClasses.NATIVES) ? 0 : board.scenario().countries().get(country).landTechnologyLevel();
    }

    /** Who controls a province: its fortress, else in the rest of the world the Area; empty for nobody. */
    private static String controller(EuState board, String province) {
        return board.fortress(province) != null ? board.fortress(province).controller()
                : board.scenario().world().areas().getOrDefault(EuMap.PRINTED.province(province).orElseThrow().area(), "");
    }

    private static boolean enemies(EuState board, int alliance, String country) {
        int other = board.allianceOf(country);
        return other >= 0 && other != alliance;
    }

    /** The map whose rules apply to a province: a colony of level 6 is of Europe. */
    static String theatre(EuState board, String province) {
        return word(board.world().european(province) ? Theatre.EUROPE : EuMap.PRINTED.province(province).orElseThrow().theatre());
    }

    static String word(Theatre theatre) {
        return theatre.name().toLowerCase(Locale.ROOT);
    }

    private static Terrain terrain(String province) {
        return EuMap.PRINTED.province(province).orElseThrow().terrain();
    }

    /** The stacks of one side of a battle. */
    public static List<Stack> stacks(EuState board, List<Engaged> engaged) {
        return engaged.stream().flatMap(each -> board.stack(each.stack()).stream()).toList();
    }

    /** Puts dice under the names by which they were thrown: several of one purpose as a list, in their order. */
    public static void roll(ObjectNode request, List<Roll> rolls) {
        var dice = request.withObjectProperty("dice");
        for (var roll : rolls) {
            var side = dice.withObjectProperty(roll.name().side());
            var purpose = roll.name().purpose();
            int before = side.path(purpose).isArray() ? side.path(purpose).size() : side.has(purpose) ? 1 : 0;
            if (roll.name().ordinal() != before) {
                throw new IllegalStateException("rolled twice: " + roll.name());
            }
            if (before == 0) {
                side.put(purpose, roll.value());
                continue;
            }
            if (before == 1) {
                int first = side.path(purpose).asInt();
                side.putArray(purpose).add(first);
            }
            side.withArrayProperty(purpose).add(roll.value());
        }
    }
}
