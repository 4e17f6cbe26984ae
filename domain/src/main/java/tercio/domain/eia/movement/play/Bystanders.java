package tercio.domain.eia.movement.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.MovementDuty.Bystander;
import tercio.domain.eia.common.game.Slot;
import tercio.domain.eia.common.map.City;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.MarchReadings;
import tercio.domain.eia.movement.play.MarchCommand.JoinAttackers;
import tercio.domain.eia.movement.play.MarchCommand.JoinDefenders;
import tercio.domain.eia.movement.play.MarchCommand.StandAside;
import tercio.domain.eia.supply.line.play.SupplyChains;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * Powers with field forces between an attacker and its enemies (EIA-7.3.8). When a power has moved, an ally of the defenders may
 * declare war on it; everybody else who is not at war with it leaves the area. Allies who move in the same sequence leave when all
 * have moved, unless they are at war with all defenders. Garrisons stay. All forces of a power leave for one area; whoever has
 * nowhere to go stays and takes no part.
 */
final class Bystanders {

    private static final String DECLARE = "EIA-7.3.8.3";
    private static final String RESTRICTED = "EIA-4.2.2";
    private static final String LEAVE = "EIA-7.3.8.4";
    private static final String ALLIES = "EIA-7.3.8.6";

    private Bystanders() {}

    /**
     * The powers of the sequence that have moved, at the moment when the next of them moves or all have moved; none at
     * other times.
     */
    static List<Power> powersThatMoved(EiaCommandRun play) {
        return play.state().phase() instanceof LandPhase.InSequence(var slot, var step)
                ? step == LandStep.MOVEMENT ? slot.earlierAllies() : step == LandStep.SUPPLY && slot.mover() == 0 ? slot.acting() : List.of() : List.of();
    }

    /**
     * Asks the first power that must be asked.
     *
     * @return whether there was one
     */
    static boolean askNextBystander(EiaCommandRun play) {
        var board = play.board();
        for (var attacker : powersThatMoved(play)) {
            var slot = board.state().slot().orElseThrow();
            boolean allMoved = board.state().isIn(LandStep.SUPPLY);
            for (var area : attackedAreas(board, attacker)) {
                var between = Stream.of(Power.values()).filter(power -> mustDecide(board, power, attacker, area, slot, allMoved)).findFirst();
                if (between.isPresent()) {
                    play.emit(new MarchEvent.BystanderAsked(between.get(), area, attacker));
                    return true;
                }
            }
        }
        return false;
    }

    /** The areas in which field forces of an attacker stand with those of its enemies. */
    private static List<SpaceId> attackedAreas(EiaWarView board, Power attacker) {
        var areas = Stream.concat(board.state().corpsOf(attacker).stream().filter(corps -> corps.at().inField()).map(corps -> corps.at().area()),
                board.state().irregulars().values().stream().filter(piece -> piece.power() == attacker && piece.at().inField())
                        .map(piece -> piece.at().area()));
        var ground = new MarchGround(board, attacker);
        return areas.distinct().filter(ground::hasEnemiesToAttack).toList();
    }

    /** Whether a power attacks in an area. */
    static boolean isAttacking(EiaWarView board, Power power, SpaceId area) {
        return isPresent(board, power, area) && new MarchGround(board, power).hasEnemiesToAttack(area);
    }

    /**
     * Whether a power has to leave an area or may join its defenders. An ally of the attacker, whether it moves in this sequence or
     * not, stays until all have moved if it is at war with a defender. Then one who moves in it stays if it is at war with all of them, and
     * one who does not may stay and fight, or leave (EIA-7.3.8.4, EIA-7.3.8.5, EIA-7.3.8.6). A power that has nowhere to go stays and is not
     * asked; it takes no part unless it is such an ally (reading).
     */
    private static boolean mustDecide(EiaWarView board, Power power, Power attacker, SpaceId area, Slot slot, boolean allMoved) {
        if (power == attacker || board.state().power(power).isEmpty() || !isPresent(board, power, area) || board.atWar(power, attacker)) {
            return false;
        }
        if (slot.isActing(power) || board.areAllied(power, attacker)) {
            var enemies = defenders(board, attacker, area);
            boolean ofSome = enemies.stream().anyMatch(defender -> board.atWar(power, defender));
            boolean ofAll = enemies.stream().allMatch(defender -> board.atWar(power, defender));
            boolean chooses = ofAll && allMoved && !slot.isActing(power) && !board.state().combats().stays(power, area);
            boolean stays = ofAll && !chooses || !allMoved && (slot.isActing(power) || ofSome);
            return !stays && !refuges(board, power, area, slot).isEmpty();
        }
        return !refuges(board, power, area, slot).isEmpty();
    }

    private static boolean isPresent(EiaWarView board, Power power, SpaceId area) {
        return !board.corpsInField(area, corps -> corps.power() == power).isEmpty() || !irregulars(board, power, area).isEmpty();
    }

    private static List<Irregular> irregulars(EiaWarView board, Power power, SpaceId area) {
        return board.state().irregularsAt(Location.field(area)).stream().filter(piece -> piece.power() == power).toList();
    }

    /** The enemies of an attacker with field forces or the garrison of a depot in an area. */
    static List<Power> defenders(EiaWarView board, Power attacker, SpaceId area) {
        return Stream.of(Power.values()).filter(power -> board.atWar(attacker, power) && (isPresent(board, power, area)
                || board.depotInField(area).filter(depot -> depot.power() == power && !depot.garrison().isEmpty()).isPresent())).toList();
    }

    /** Whether a power is an ally of a defender, does not move with the attacker, and may declare war on it (EIA-4.2.2). */
    private static boolean mayDeclareWar(EiaWarView board, Power power, Power attacker, SpaceId area) {
        boolean together = board.state().slot().filter(slot -> slot.isActing(power)).isPresent();
        return !together && board.diplomacy().mayDeclareWar(power, attacker) && defenders(board, attacker, area).stream().anyMatch(defender -> board.areAllied(power, defender));
    }

    /** The areas to which the forces of a power can go: next to the area, if possible not farther from their supply, and into no combat. */
    private static List<SpaceId> refuges(EiaWarView board, Power power, SpaceId area, Slot slot) {
        var ground = new MarchGround(board, power);
        var open = ground.steps(area).stream().map(MarchGround.Pace::to).filter(next -> board.enemyCorpsInField(power, next).isEmpty())
                .filter(next -> slot.acting().stream().noneMatch(attacker -> attacker != power && attackedAreas(board, attacker).contains(next))).toList();
        int here = distanceToSupply(board, power, area);
        var nearer = open.stream().filter(next -> distanceToSupply(board, power, next) <= here).toList();
        return nearer.isEmpty() ? open : nearer;
    }

    /** The borders over land to the nearest supply source, without one to the nearest national capital. */
    private static int distanceToSupply(EiaWarView board, Power power, SpaceId area) {
        var chains = SupplyChains.of(board, power);
        var sources = chains.validInField().stream().filter(chains::isSource).map(depot -> depot.at().area()).toList();
        var ends = sources.isEmpty() ? board.map().nationalCapitals(power).stream().map(City::area).toList() : sources;
        var distances = board.map().landDistances(area);
        return ends.stream().map(end -> distances.getOrDefault(end, Integer.MAX_VALUE)).min(Comparator.naturalOrder()).orElse(Integer.MAX_VALUE);
    }

    static List<Option> answers(EiaWarView board, Bystander duty) {
        var options = new ArrayList<Option>();
        if (mayAttack(board, duty)) {
            options.add(new Option(Sentence.of("eia.march.to-join-attack").with("attacker", CampaignNames.power(duty.attacker())), new JoinAttackers(duty.power(), duty.area())));
        }
        if (mayDeclareWar(board, duty.power(), duty.attacker(), duty.area())) {
            options.add(new Option(Sentence.of("eia.march.to-join-defence").with("attacker", CampaignNames.power(duty.attacker())), new JoinDefenders(duty.power(), duty.area())));
        }
        refuges(board, duty.power(), duty.area(), board.state().slot().orElseThrow())
                .forEach(to -> options.add(new Option(Sentence.of("eia.march.to-stand-aside").with("to", CampaignNames.area(to)), new StandAside(duty.power(), duty.area(), to))));
        return options;
    }

    /** Whether a power is an ally of the attacker who may stay and take part: when all have moved, at war with all defenders (EIA-7.3.8.6). */
    private static boolean mayAttack(EiaWarView board, Bystander duty) {
        return board.state().isIn(LandStep.SUPPLY) && board.areAllied(duty.power(), duty.attacker())
                && defenders(board, duty.attacker(), duty.area()).stream().allMatch(defender -> board.atWar(duty.power(), defender));
    }

    static Execution attack(EiaCommandRun play, JoinAttackers command) {
        var board = play.board();
        var duty = openDuty(board, command.power(), command.area());
        if (duty.isEmpty() || !mayAttack(board, duty.get())) {
            return EiaCommandRun.refuse(ALLIES, Sentence.of("eia.refused.no-ally-attacks").with("who", CampaignNames.power(command.power())).with("at", CampaignNames.at(command.area())), duty.map(due -> answers(board, due)).orElse(List.of()));
        }
        play.emit(new MarchEvent.AttackersJoined(command.power(), command.area()));
        return EiaCommandRun.success();
    }

    private static Optional<Bystander> openDuty(EiaWarView board, Power power, SpaceId area) {
        return board.state().duties().stream().findFirst().filter(Bystander.class::isInstance).map(Bystander.class::cast)
                .filter(duty -> duty.power() == power && duty.area().equals(area));
    }

    static Execution join(EiaCommandRun play, JoinDefenders command) {
        var board = play.board();
        var duty = openDuty(board, command.power(), command.area());
        if (duty.isEmpty() || !mayDeclareWar(board, command.power(), duty.get().attacker(), command.area())) {
            boolean restricted = duty.filter(due -> !board.diplomacy().mayDeclareWar(command.power(), due.attacker())).isPresent();
            return EiaCommandRun.refuse(restricted ? RESTRICTED : DECLARE, restricted
                    ? Sentence.of("eia.refused.no-war").with("who", CampaignNames.power(command.power())).with("attacker", CampaignNames.power(duty.get().attacker()))
                    : Sentence.of("eia.refused.no-ally-defends").with("who", CampaignNames.power(command.power())).with("at", CampaignNames.at(command.area())), duty.map(due -> answers(board, due)).orElse(List.of()));
        }
        int points = board.state().readings().is(MarchReadings.THIRD_WAR_POINTS, "one") ? 1 : 0;
        play.emit(new MarchEvent.WarDeclared(command.power(), duty.get().attacker(), points));
        return EiaCommandRun.success();
    }

    static Execution leave(EiaCommandRun play, StandAside command) {
        var board = play.board();
        var duty = openDuty(board, command.power(), command.area());
        if (duty.isEmpty() || !refuges(board, command.power(), command.area(), board.state().slot().orElseThrow()).contains(command.to())) {
            return EiaCommandRun.refuse(LEAVE, Sentence.of("eia.refused.cannot-leave").with("who", CampaignNames.power(command.power())).with("at", CampaignNames.at(command.area()))
                    .with("to", CampaignNames.area(command.to())), duty.map(due -> answers(board, due)).orElse(List.of()));
        }
        var from = Location.field(command.area());
        play.emit(new MarchEvent.StoodAside(command.power(), command.area(), command.to(),
                board.corpsInField(command.area(), corps -> corps.power() == command.power()).stream().map(Corps::id).toList(),
                irregulars(board, command.power(), command.area()).stream().map(Irregular::id).toList(),
                board.state().leadersAt(from).stream().filter(leader -> leader.power() == command.power()).map(LeaderPiece::id).toList()));
        SiegeLines.liftDesertedSiege(play, command.power(), from);
        return EiaCommandRun.success();
    }
}
