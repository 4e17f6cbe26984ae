package tercio.adapters.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.core.env.StandardEnvironment;
import tercio.adapters.doctor.Certificate;
import tercio.adapters.doctor.DiskRoom;
import tercio.adapters.doctor.Examination;
import tercio.adapters.doctor.FileRights;
import tercio.adapters.doctor.Finding;
import tercio.adapters.doctor.FolderTimes;
import tercio.adapters.doctor.KeyFile;
import tercio.adapters.doctor.MailServer;
import tercio.adapters.doctor.PublicAddress;
import tercio.adapters.doctor.SignInAddress;
import tercio.adapters.doctor.StoreState;
import tercio.adapters.service.RunningService;
import tercio.adapters.settings.Setting;
import tercio.adapters.settings.Settings;
import tercio.adapters.store.StoreLocation;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Examines an installation from outside, whether its service runs or not. */
final class Installation {

    private static final String HOME = "tercio.hooks.home";
    private static final int LONGEST_HEALTH = 20_000;

    private Installation() {}

    /** All findings about a store with its folder and the settings of this process. */
    static List<Finding> examine(StoreLocation store) throws IOException, InterruptedException {
        var folder = store.folder();
        var environment = new StandardEnvironment();
        var home = settingValue(HOME);
        var found = new ArrayList<>(settings());
        Stream.of(FileRights.of(folder), new KeyFile(folder), new StoreState(store), DiskRoom.of(folder), FolderTimes.of(folder), MailServer.of(environment),
                new PublicAddress(home, folder), Certificate.of(home), new SignInAddress(settingValue("tercio.sign-in.issuer"))).map(Examination::examine).forEach(found::addAll);
        found.add(service(store));
        return found;
    }

    private static String settingValue(String key) {
        return Settings.all().filter(setting -> setting.key().equals(key)).findFirst().map(Setting::value).orElseThrow();
    }

    private static List<Finding> settings() {
        var faults = Settings.faults();
        return faults.isEmpty() ? List.of(Finding.well("settings", Sentence.of("program.doctor.settings-well")))
                : faults.stream().map(fault -> Finding.fault("settings", Sentence.of("program.doctor.setting-fault").with("fault", Argument.of(fault)), Sentence.of("program.doctor.mend-setting"))).toList();
    }

    private static Finding service(StoreLocation store) throws IOException, InterruptedException {
        try (var service = RunningService.on(store.folder()).orElse(null)) {
            if (service == null) {
                return Finding.well("service", Sentence.of("program.doctor.no-service").with("folder", new Text(store.folder().toString())));
            }
            var answer = service.get("/actuator/health");
            try (var body = answer.body()) {
                var health = new String(body.readNBytes(LONGEST_HEALTH), StandardCharsets.UTF_8).strip();
                return health.contains("\"status\":\"UP\"") && !health.matches("(?s).*\"status\":\"(?!UP)[A-Z_]+\".*") ? Finding.well("service", Sentence.of("program.doctor.service-up"))
                        : Finding.warning("service", Sentence.of("program.doctor.service-health").with("health", new Text(health)), Sentence.of("program.doctor.read-trouble"));
            }
        }
    }
}
