package tercio.domain.eia.combat.siege.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.play.CityRoom;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** Answers to a breach before an assault: honors of war, surrender, or defence (EIA-7.5.4.1.2.3). */
final class BreachAnswers {

    static final String BREACH = "EIA-7.5.4.1.2.3";
    static final String HONOURS = "EIA-7.5.4.1.2.3.1";
    static final String SURRENDER = "EIA-7.5.4.1.2.3.2";

    /** Their defenders, and those of their minor states, may not ask for honors. */
    private static final Set<Power> WITHOUT_HONOURS = EnumSet.of(Power.TURKEY, Power.SPAIN);

    private BreachAnswers() {}

    /** The answers of the defender. */
    static List<Option> options(EiaWarView board, SiegeDuty.BreachedWalls duty) {
        var options = new ArrayList<Option>();
        if (!duty.honoursRefused() && whyNoHonours(board, duty.area()).isEmpty()) {
            options.add(new Option(Sentence.of("eia.siege.to-ask-honours"), new CitySiegeCommand.AskHonours(duty.power(), duty.area())));
        }
        options.add(new Option(Sentence.of("eia.siege.to-surrender"), new CitySiegeCommand.SurrenderCity(duty.power(), duty.area())));
        options.add(new Option(Sentence.of("eia.siege.to-defend"), new CitySiegeCommand.DefendBreach(duty.power(), duty.area())));
        return options;
    }

    /** The reason why a garrison cannot leave with honors; empty if it can. */
    private static Optional<Sentence> whyNoHonours(EiaWarView board, SpaceId area) {
        var barred = WITHOUT_HONOURS.stream().filter(power -> SiegeForces.isInside(board, area, power)).findFirst();
        if (barred.isPresent()) {
            return Optional.of(Sentence.of("eia.refused.no-honours-for").with("who", CampaignNames.power(barred.get())));
        }
        return refuges(board, area).isEmpty() ? Optional.of(Sentence.of("eia.refused.no-refuge")) : Optional.empty();
    }

    static Execution ask(EiaCommandRun play, CitySiegeCommand.AskHonours command) {
        var duty = SiegeStep.openDuty(play, SiegeDuty.BreachedWalls.class, command);
        if (duty.isEmpty()) {
            return EiaCommandRun.refuse(noBreachRefusal(command));
        }
        var board = play.board();
        var why = duty.get().honoursRefused() ? Optional.<Sentence>of(Sentence.of("eia.refused.honours-refused"))
                : whyNoHonours(board, command.area());
        if (why.isPresent()) {
            return EiaCommandRun.refuse(HONOURS, why.get(), options(board, duty.get()));
        }
        var besieger = SiegeStep.actingBesieger(board, board.state().city(command.area()).orElseThrow()).orElseThrow();
        recordChoice(play, command.area(), SiegeChoice.HONOURS_ASKED);
        AssaultAttempts.addDuty(play, new SiegeDuty.RequestedHonours(besieger, command.area()));
        return EiaCommandRun.success();
    }

    static Execution answer(EiaCommandRun play, CitySiegeCommand.AnswerHonours command) {
        if (SiegeStep.openDuty(play, SiegeDuty.RequestedHonours.class, command).isEmpty()) {
            return EiaCommandRun.refuse(HONOURS, Sentence.of("eia.refused.no-honours-asked").with("who", CampaignNames.power(command.power())).with("at", CampaignNames.at(command.area())));
        }
        var area = command.area();
        var defender = SiegeForces.playedDefender(play.board(), area).orElseThrow();
        recordChoice(play, area, command.granted() ? SiegeChoice.HONOURS_GRANTED : SiegeChoice.HONOURS_REFUSED);
        AssaultAttempts.addDuty(play, command.granted() ? new SiegeDuty.RefugeOfGarrison(defender, area) : new SiegeDuty.BreachedWalls(defender, area, true));
        return EiaCommandRun.success();
    }

    static Execution surrender(EiaCommandRun play, CitySiegeCommand.SurrenderCity command) {
        if (SiegeStep.openDuty(play, SiegeDuty.BreachedWalls.class, command).isEmpty()) {
            return EiaCommandRun.refuse(noBreachRefusal(command));
        }
        recordChoice(play, command.area(), SiegeChoice.SURRENDERED);
        CityCapture.captureWithAllInside(play, command.area());
        return EiaCommandRun.success();
    }

    static Execution defend(EiaCommandRun play, CitySiegeCommand.DefendBreach command) {
        if (SiegeStep.openDuty(play, SiegeDuty.BreachedWalls.class, command).isEmpty()) {
            return EiaCommandRun.refuse(noBreachRefusal(command));
        }
        recordChoice(play, command.area(), SiegeChoice.DEFENDED);
        SiegeFights.assault(play, command.area());
        return EiaCommandRun.success();
    }

    private static Refusal noBreachRefusal(CitySiegeCommand command) {
        return Refusal.of(BREACH, Sentence.of("eia.refused.no-breach").with("at", CampaignNames.at(command.area())).with("who", CampaignNames.power(command.power())));
    }

    static void recordChoice(EiaCommandRun play, SpaceId area, SiegeChoice choice) {
        play.emit(new CitySiegeEvent.SiegeDecisionMade(area, choice));
    }

    // --- Where a garrison with honors goes ---------------------------------------------------------------------------

    /**
     * The nearest friendly unbesieged cities with room for the garrison factors; a garrison of a minor state does not leave its
     * country (EIA-7.5.4.1.2.3.1). Distance is counted in borders over land; corps for which the city has no room stand in its area.
     * The room of a city is what everybody sees of it, for all are told which cities are offered.
     */
    static List<SpaceId> refuges(EiaWarView board, SpaceId area) {
        var distances = board.map().landDistances(area);
        var lead = SiegeForces.leaderInside(board, area);
        var possible = board.state().cities().values().stream().filter(city -> !city.area().equals(area) && !city.isBesieged())
                .filter(city -> lead.filter(power -> board.isFriendlyCity(power, city.area())).isPresent())
                .filter(city -> distances.containsKey(city.area()) && hasRoomFor(board, area, city))
                .map(CityHold::area).toList();
        int least = possible.stream().mapToInt(distances::get).min().orElse(-1);
        return possible.stream().filter(city -> distances.get(city) == least).sorted(Comparator.naturalOrder()).toList();
    }

    private static boolean hasRoomFor(EiaWarView board, SpaceId from, CityHold to) {
        var city = board.state().city(from).orElseThrow();
        int due = city.garrisonFactors() + board.state().irregularsAt(Location.city(from)).size();
        boolean athome = city.garrisons().keySet().stream().filter(nation -> Power.of(nation).isEmpty())
                .allMatch(nation -> board.map().areasOf(nation).contains(to.area()));
        return athome && CityRoom.asSeenByAll(board, to.area()) >= due;
    }

    static List<Option> refugeOptions(EiaWarView board, SiegeDuty.RefugeOfGarrison duty) {
        return refuges(board, duty.area()).stream().map(refuge -> new Option(Sentence.of("eia.siege.to-refuge").with("to", CampaignNames.area(refuge)),
                new CitySiegeCommand.ChooseRefuge(duty.power(), duty.area(), refuge))).toList();
    }

    static Execution chooseRefuge(EiaCommandRun play, CitySiegeCommand.ChooseRefuge command) {
        var duty = SiegeStep.openDuty(play, SiegeDuty.RefugeOfGarrison.class, command);
        if (duty.isEmpty()) {
            return EiaCommandRun.refuse(HONOURS, Sentence.of("eia.refused.no-garrison-leaves").with("who", CampaignNames.power(command.power())).with("city", CampaignNames.area(command.area())));
        }
        if (!refuges(play.board(), command.area()).contains(command.refuge())) {
            return EiaCommandRun.refuse(HONOURS, Sentence.of("eia.refused.refuge"),
                    refugeOptions(play.board(), duty.get()));
        }
        leave(play, command.area(), command.refuge());
        return EiaCommandRun.success();
    }

    /** Sends the garrison to the only city that is left to it. */
    static boolean settleForcedDuty(EiaCommandRun play, SiegeDuty.RefugeOfGarrison duty) {
        var refuges = refuges(play.board(), duty.area());
        if (refuges.size() == 1) {
            leave(play, duty.area(), refuges.getFirst());
        }
        return refuges.size() == 1;
    }

    /**
     * Corps of the power that leads the garrison go into the city where they fit, as when they enter one (EIA-7.3.3.4); those of others
     * count with all that their counters hold, for it does not know what they hold.
     */
    private static void leave(EiaCommandRun play, SpaceId area, SpaceId refuge) {
        var board = play.board();
        var lead = SiegeForces.leaderInside(board, area);
        var captor = SiegeStep.actingBesieger(board, board.state().city(area).orElseThrow()).orElseThrow();
        var from = Location.city(area);
        int room = CityRoom.asSeenByAll(board, refuge) - board.state().city(area).orElseThrow().garrisonFactors();
        var inCity = new ArrayList<UnitId>();
        var inArea = new ArrayList<UnitId>();
        for (var piece : board.state().irregularsAt(from)) {
            inCity.add(piece.id());
            room--;
        }
        var corpsInCity = EnumSet.noneOf(Power.class);
        for (var corps : board.corpsInside(area)) {
            int needed = lead.filter(power -> power == corps.power()).isPresent() ? corps.factorsOrNone().total() : board.openCounter(corps).maxFactors();
            boolean fits = needed <= room;
            (fits ? inCity : inArea).add(corps.id());
            room -= fits ? needed : 0;
            if (fits) {
                corpsInCity.add(corps.power());
            }
        }
        boolean anyOutside = !inArea.isEmpty();
        board.state().leadersAt(from).forEach(leader ->
                (corpsInCity.contains(leader.power()) || !anyOutside ? inCity : inArea).add(UnitId.ofLeader(leader.id())));
        play.emit(new CitySiegeEvent.GarrisonWithdrew(area, refuge, inCity, inArea));
        CityCapture.captureCity(play, area, captor);
    }
}
