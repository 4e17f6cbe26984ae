package tercio.adapters.service;

import java.nio.file.Path;
import java.util.Map;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import tercio.adapters.store.Library;
import tercio.adapters.store.Workshop;

/** The running service over HTTP. */
public final class Service implements AutoCloseable {

    private final ConfigurableApplicationContext context;
    private final Workshop workshop;

    private Service(ConfigurableApplicationContext context, Workshop workshop) {
        this.context = context;
        this.workshop = workshop;
    }

    /**
     * Starts the service and returns when it answers.
     *
     * @param library the rulebooks it plays by
     * @param port 0 for any that is free
     * @param address on which it listens: {@code 127.0.0.1} for this machine only
     * @param dataDir the folder of its database, made where it is missing
     */
    public static Service start(Library library, int port, String address, Path dataDir) {
        return start(Workshop.in(dataDir, library), port, address);
    }

    /** Starts the service on a workshop, which is closed with it. */
    public static Service start(Workshop workshop, int port, String address) {
        var application = new SpringApplication(ServiceConfiguration.class);
        application.setBannerMode(Banner.Mode.OFF);
        application.setLogStartupInfo(false);
        application.setDefaultProperties(Map.of("server.port", port, "server.address", address));
        application.addInitializers(context -> ((GenericApplicationContext) context)
                .registerBean(Workshop.class, () -> workshop, definition -> definition.setDestroyMethodName("")));
        try {
            return new Service(application.run(), workshop);
        } catch (RuntimeException failed) {
            workshop.close();
            throw failed;
        }
    }

    /** The port on which it listens. */
    public int port() {
        return ((WebServerApplicationContext) context).getWebServer().getPort();
    }

    /** What the service stands on. */
    public Workshop workshop() {
        return workshop;
    }

    @Override
    public void close() {
        context.close();
        workshop.close();
    }
}
