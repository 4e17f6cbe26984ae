package tercio.domain.eia.political.play;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.scenario.adjustment.play.EiaChange;
import tercio.domain.eia.scenario.adjustment.play.EiaChangePhrases;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The permissions that a power can give to another, and take back (EIA-10.3, EIA-7.4.2.2, EIA-4.5.2). */
final class PermissionOptions {

    private static final String RULE = "EIA-10.3";

    private PermissionOptions() {}

    static Execution permit(EiaCommandRun play, PoliticalCommand.PermitPower command) {
        var possible = play.state().powersInGame().filter(to -> to != command.power()).flatMap(to -> of(play.board().diplomacy(), command.power(), to)).toList();
        if (possible.stream().noneMatch(option -> option.command().equals(command))) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.permission").with("who", CampaignNames.power(command.power())), possible);
        }
        play.emit(new PoliticalEvent.PermissionChanged(command.power(), command.to(), command.permission(), command.granted()), List.of(
                Step.of("permission", rule(command.permission())).side(command.power().word()).result(EiaChangePhrases.of(new EiaChange.PermissionSet(command.power(), command.to(), command.permission(), command.granted())))));
        return EiaCommandRun.success();
    }

    private static String rule(EiaChange.Permission permission) {
        return switch (permission) {
            case ACCESS -> RULE;
            case DEPOTS -> "EIA-7.4.2.2";
            case IMPOSED -> "EIA-4.5.2";
        };
    }

    static Stream<Option> of(Diplomacy diplomacy, Power by, Power to) {
        var grant = new Diplomacy.Grant(by, to);
        return Arrays.stream(EiaChange.Permission.values()).map(permission -> {
            boolean granted = !grants(diplomacy, permission).contains(grant);
            return new Option(EiaChangePhrases.of(new EiaChange.PermissionSet(by, to, permission, granted)), new PoliticalCommand.PermitPower(by, to, permission, granted));
        });
    }

    private static List<Diplomacy.Grant> grants(Diplomacy diplomacy, EiaChange.Permission permission) {
        return switch (permission) {
            case ACCESS -> diplomacy.access();
            case DEPOTS -> diplomacy.depots();
            case IMPOSED -> diplomacy.imposed();
        };
    }
}
