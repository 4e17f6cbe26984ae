package tercio.domain.eia.political.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.ProvinceHold;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.game.Treaty;
import tercio.domain.eia.common.map.HomeProvince;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.scenario.adjustment.play.EiaChange;
import tercio.domain.eia.scenario.adjustment.play.EiaChangePhrases;
import tercio.domain.eia.turn.play.Conquest;
import tercio.domain.eia.turn.play.TurnEvent;
import tercio.domain.game.Command;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * The holders of minor states and ceded provinces.
 *
 * <p>Read: a neutral state goes to the power that enters it, where that power is not at war with it; which one it is the table has
 * decided by dice of its own. With a province pass those cities that its former owner or the minor state itself controls, also besieged
 * ones: the rule of conquest, which keeps garrisons apart (EIA-7.7), speaks of conquest alone.
 */
final class ControlOfMinors {

    private static final String RULE = "EIA-4.0";
    private static final String CONQUEST = "EIA-7.7";

    private ControlOfMinors() {}

    static Execution control(EiaCommandRun play, PoliticalCommand.ControlMinor command) {
        if (controls(play.board(), command.power()).stream().noneMatch(option -> option.command().equals(command))) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.control-minor").with("who", CampaignNames.power(command.power())), controls(play.board(), command.power()));
        }
        change(play, command.power(), command.province(), command.standing(), command.standing() == ProvinceStanding.NEUTRAL
                ? play.map().province(command.province()).orElseThrow().nation() : command.power().nation());
        return EiaCommandRun.success();
    }

    static Execution cede(EiaCommandRun play, PoliticalCommand.CedeProvince command) {
        if (cessions(play.board(), command.power()).stream().noneMatch(option -> option.command().equals(command))) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.cession").with("who", CampaignNames.power(command.power())), cessions(play.board(), command.power()));
        }
        change(play, command.power(), command.province(), play.state().provinces().get(command.province()).standing(), command.to().nation());
        return EiaCommandRun.success();
    }

    static Execution claim(EiaCommandRun play, PoliticalCommand.ClaimOccupation command) {
        if (claims(play.board(), command.power()).stream().noneMatch(option -> option.command().equals(command))) {
            return EiaCommandRun.refuse(CONQUEST, Sentence.of("eia.refused.occupation-claim").with("who", CampaignNames.power(command.power())), claims(play.board(), command.power()));
        }
        play.emit(new TurnEvent.OccupationNoted(command.province(), Optional.of(command.power())), List.of(
                Step.of("occupied since last month", CONQUEST).side(command.power().word()).result(resultOf(play.map().province(command.province()).orElseThrow().nation()))));
        return EiaCommandRun.success();
    }

    /** A nation as the result of a step. */
    static Sentence.Keyed resultOf(NationId nation) {
        return Sentence.of("eia.month.result-nation").with("nation", CampaignNames.nation(nation));
    }

    private static void change(EiaCommandRun play, Power power, ProvinceId id, ProvinceStanding standing, NationId owner) {
        var province = play.map().province(id).orElseThrow();
        var former = play.state().provinces().get(id).owner();
        var cities = province.areas().stream().filter(area -> play.state().city(area).map(CityHold::controller)
                .filter(controller -> controller.equals(former) || controller.equals(province.nation())).isPresent()).toList();
        play.emit(new PoliticalEvent.ProvinceChanged(power, id, standing, owner, cities), List.of(
                Step.of("control of a province", RULE).result(EiaChangePhrases.of(new EiaChange.ProvinceControl(id, standing, owner))),
                Step.of("cities that pass with it", RULE).result(Sentence.of("eia.month.result-cities").with("count", cities.size()).with("cities", CampaignNames.withCommas(cities.stream().map(CampaignNames::area).toList())))));
        endWar(play, owner, province);
    }

    /** A power is not at war with the minor state that it controls. */
    private static void endWar(EiaCommandRun play, NationId owner, HomeProvince province) {
        if (province.power().isEmpty() && play.board().diplomacy().atWar(owner, province.nation())) {
            play.emit(new PoliticalEvent.TreatyMade(owner, province.nation(), Treaty.PEACE), List.of(
                    Step.of("war with a state that is controlled", RULE).result(Sentence.of("eia.month.result-war-over"))));
        }
    }

    static List<Option> controls(EiaWarView board, Power power) {
        var options = new ArrayList<Option>();
        for (var province : minors(board)) {
            var hold = board.state().provinces().get(province.id());
            boolean own = hold.owner().equals(power.nation());
            boolean free = hold.standing() == ProvinceStanding.NEUTRAL && !board.diplomacy().atWar(power.nation(), province.nation());
            for (var standing : List.of(ProvinceStanding.FREE_STATE, ProvinceStanding.CONQUERED, ProvinceStanding.NEUTRAL)) {
                if (standing != hold.standing() && (own ? standing == ProvinceStanding.FREE_STATE || !hasCorps(board, province) : free && standing != ProvinceStanding.NEUTRAL)) {
                    options.add(new Option(EiaChangePhrases.of(new EiaChange.ProvinceControl(province.id(), standing, standing == ProvinceStanding.NEUTRAL ? province.nation() : power.nation())),
                            new PoliticalCommand.ControlMinor(power, province.id(), standing)));
                }
            }
        }
        return options;
    }

    static List<Option> cessions(EiaWarView board, Power power) {
        return board.map().provinces().stream().filter(province -> board.state().provinces().get(province.id()).owner().equals(power.nation()))
                .filter(province -> province.power().isPresent() || !hasCorps(board, province))
                .flatMap(province -> board.state().powersInGame().filter(to -> to != power && (province.power().isPresent() || !board.diplomacy().atWar(to.nation(), province.nation())))
                        .map(to -> new Option(say("to-cede").with("province", CampaignNames.province(province.id())).with("to", CampaignNames.power(to)), new PoliticalCommand.CedeProvince(power, province.id(), to)))).toList();
    }

    static List<Option> claims(EiaWarView board, Power power) {
        if (!board.state().month().equals(board.state().scenario().from())) {
            return List.of();
        }
        return minors(board).stream().filter(province -> {
            ProvinceHold hold = board.state().provinces().get(province.id());
            return !hold.occupier().equals(Optional.of(power)) && Conquest.holder(board, province, hold).equals(Optional.of(power));
        }).map(province -> new Option(say("to-claim").with("place", CampaignNames.area(province.capital())), new PoliticalCommand.ClaimOccupation(power, province.id()))).toList();
    }

    /** The form by which a power controls a minor state, or lets it go: they are too many to list. */
    static Optional<Form> controlForm(EiaWarView board, Power power) {
        var legal = controls(board, power).stream().map(option -> (PoliticalCommand.ControlMinor) option.command()).toList();
        return legal.isEmpty() ? Optional.empty() : form(legal, "limit-control", List.of(
                        provinces(legal.stream().map(PoliticalCommand.ControlMinor::province)),
                        new Form.Choice("standing", say("field-standing"), legal.stream().map(PoliticalCommand.ControlMinor::standing).distinct()
                                .map(standing -> new Form.Item(word(standing), say("standing").with("standing", standing.name().toLowerCase(Locale.ROOT)))).toList())),
                command -> Map.of("province", command.province().value(), "standing", word(command.standing())),
                filled -> new PoliticalCommand.ControlMinor(power, new ProvinceId(filled.choice("province")), standing(filled.choice("standing"))));
    }

    /** The form by which a power gives a province away. */
    static Optional<Form> cessionForm(EiaWarView board, Power power) {
        var legal = cessions(board, power).stream().map(option -> (PoliticalCommand.CedeProvince) option.command()).toList();
        return legal.isEmpty() ? Optional.empty() : form(legal, "limit-cede", List.of(
                        provinces(legal.stream().map(PoliticalCommand.CedeProvince::province)),
                        new Form.Choice("to", say("field-to"), legal.stream().map(PoliticalCommand.CedeProvince::to).distinct().map(to -> new Form.Item(to.word(), CampaignNames.item(CampaignNames.power(to)))).toList())),
                command -> Map.of("province", command.province().value(), "to", command.to().word()),
                filled -> new PoliticalCommand.CedeProvince(power, new ProvinceId(filled.choice("province")), Power.of(filled.choice("to")).orElseThrow()));
    }

    private static <C extends PoliticalCommand> Optional<Form> form(List<C> legal, String limit, List<Form.Field> fields, Function<C, Map<String, Object>> values,
            Function<Form.Filling, Command> command) {
        return Optional.of(new Form(legal.getFirst(), fields,
                List.of(Form.Limit.of(say(limit), RULE, fields.stream().map(Form.Field::name).toArray(String[]::new))), command,
                below -> new Form.Filling(values.apply(legal.get(below.applyAsInt(legal.size()))))));
    }

    private static Form.Choice provinces(Stream<ProvinceId> ids) {
        return new Form.Choice("province", say("field-province"), ids.distinct().map(id -> new Form.Item(id.value(), CampaignNames.item(CampaignNames.province(id)))).toList());
    }

    private static Sentence.Keyed say(String key) {
        return Sentence.of("eia.political." + key);
    }

    private static String word(ProvinceStanding standing) {
        return standing.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static ProvinceStanding standing(String word) {
        return ProvinceStanding.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    private static List<HomeProvince> minors(EiaWarView board) {
        return board.map().provinces().stream().filter(province -> province.power().isEmpty()).toList();
    }

    private static boolean hasCorps(EiaWarView board, HomeProvince province) {
        return board.state().corps().values().stream().anyMatch(corps -> corps.nation().equals(province.nation()));
    }
}
