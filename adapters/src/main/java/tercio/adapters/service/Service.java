package tercio.adapters.service;

import io.opentelemetry.api.trace.Tracer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.web.servlet.ServletContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.EnumerablePropertySource;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.doctor.StoreState;
import tercio.adapters.http.access.OperatorToken;
import tercio.adapters.http.filter.RequestSpans;
import tercio.adapters.rulebook.OperatorTables;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.settings.Settings;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.StoreLocation;
import tercio.adapters.store.StoreOpening;
import tercio.adapters.tracing.Traces;

/** The running service over HTTP. */
public final class Service implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Service.class);

    private final ConfigurableApplicationContext context;
    private final GameBackend backend;
    private final Traces traces;
    private Optional<Runnable> leavesAddress = Optional.empty();

    private Service(ConfigurableApplicationContext context, GameBackend backend, Traces traces) {
        this.traces = traces;
        this.context = context;
        this.backend = backend;
    }

    /**
     * Starts the service and returns when it answers.
     *
     * @param library the rulebooks it plays by
     * @param port 0 for any that is free
     * @param address on which it listens: {@code 127.0.0.1} for this machine only
     * @param dataDir the folder of its database, made where it is missing
     */
    public static Service start(InstalledRulebooks library, int port, String address, Path dataDir) {
        return start(library, RulebookModules.installed().adjudicator(), port, address, dataDir);
    }

    /** Starts the service with an adjudicator that knows tables of the user; new games use the printed ones. */
    public static Service start(InstalledRulebooks library, Adjudicator adjudicator, int port, String address, Path dataDir) {
        return start(library, adjudicator, port, address, List.of(), dataDir);
    }

    /**
     * Starts the service under further names.
     *
     * @param hosts further names under which the service may be addressed, as a proxy in front of it has them
     */
    public static Service start(InstalledRulebooks library, Adjudicator adjudicator, int port, String address, List<String> hosts, Path dataDir) {
        return start(library, adjudicator, port, address, hosts, new StoreLocation.Folder(dataDir));
    }

    /**
     * Starts the service on a store.
     *
     * @param store the store of the games
     */
    public static Service start(InstalledRulebooks library, Adjudicator adjudicator, int port, String address, List<String> hosts, StoreLocation store) {
        return start(library, adjudicator, OperatorTables.NONE, port, address, hosts, store, backend -> {});
    }

    /**
     * Starts the service on a store, with tables of the operator. The store is looked at and opened while the web part starts.
     *
     * @param tables the tables that new games take
     * @param opened called with the games as soon as they are open, while the web part is still starting; it must not wait
     * @throws IllegalArgumentException if an earlier version wrote the games, and 'tercio upgrade' has not brought them to this one
     */
    public static Service start(InstalledRulebooks library, Adjudicator adjudicator, OperatorTables tables, int port, String address, List<String> hosts,
            StoreLocation store, Consumer<GameBackend> opened) {
        // The manifest is read before anything else starts: with very many games that takes as long as the rest.
        var begun = StoreOpening.begin(store);
        var traces = Traces.configured();
        var service = start(() -> {
            StoreState.requireCurrent(store);
            var backend = begun.open(library, traces);
            opened.accept(backend);
            return backend;
        }, traces, RulebookModules.installed(), adjudicator, tables, port, address, hosts);
        var dataDir = store.folder();
        var listening = new ServiceAddress(address, service.port(), service.operatorToken());
        try {
            listening.write(dataDir);
            service.leavesAddress = Optional.of(() -> listening.remove(dataDir));
        } catch (IOException failed) {
            LOG.warn("'tercio backup' cannot find this service: its address cannot be written into {}: {}", dataDir, failed.getMessage());
        }
        return service;
    }

    /** Opens the backend, which is closed with the service, while the web part starts, because both take seconds. */
    static Service start(Supplier<GameBackend> opening, Adjudicator adjudicator, int port, String address, List<String> hosts,
            String... settings) {
        return start(opening, Traces.OFF, RulebookModules.installed(), adjudicator, OperatorTables.NONE, port, address, hosts, settings);
    }

    private static Service start(Supplier<GameBackend> opening, Traces traces, RulebookModules modules, Adjudicator adjudicator, OperatorTables tables, int port,
            String address, List<String> hosts, String... settings) {
        // The check runs before Spring, which would print a refusal with a stack trace.
        Settings.check();
        var backend = new CompletableFuture<GameBackend>();
        var application = new SpringApplication(ServiceComponents.sources());
        application.setBannerMode(Banner.Mode.OFF);
        application.setLogStartupInfo(false);
        application.setRegisterShutdownHook(false);
        application.setDefaultProperties(Map.of("server.port", port, "server.address", address,
                "tercio.allowed-hosts", String.join(",", hosts)));
        application.addInitializers(context -> {
            bindManagementLocally(context.getEnvironment());
            Settings.check(context.getEnvironment()::getProperty);
            Settings.checkFiles(namesInFiles(context.getEnvironment()).toList());
            // All beans are known then, and those of a type are looked for once, not at each question.
            context.addBeanFactoryPostProcessor(ConfigurableListableBeanFactory::freezeConfiguration);
            // The backend opens after the logs are set up, because both would write to them.
            backend.completeAsync(opening, task -> Thread.ofPlatform().name("backend").start(task));
            ((GenericApplicationContext) context).registerBean(OperatorToken.class, OperatorToken::random);
            ((GenericApplicationContext) context).registerBean(RulebookModules.class, () -> modules);
            ((GenericApplicationContext) context).registerBean(Adjudicator.class, () -> adjudicator);
            ((GenericApplicationContext) context).registerBean(OperatorTables.class, () -> tables);
            traces.tracer().ifPresent(tracer -> ((GenericApplicationContext) context).registerBean("requestSpans", ServletContextInitializer.class, () -> requestSpans(tracer)));
            GameBackend.PORTS.forEach(type -> registerPort(type, (GenericApplicationContext) context, backend));
            ((GenericApplicationContext) context).registerBean(
                    GameBackend.class, () -> awaitBackend(backend), definition -> definition.setDestroyMethodName(""));
        });
        try {
            var context = application.run(settings);
            awaitBackend(backend).beginBackground();
            return new Service(context, awaitBackend(backend), traces);
        } catch (RuntimeException failed) {
            if (backend.isCompletedExceptionally()) {
                throw openingFailure(backend);
            }
            backend.thenAccept(GameBackend::close);
            throw failed;
        }
    }

    private static FilterRegistrationBean<RequestSpans> requestSpans(Tracer tracer) {
        var registration = new FilterRegistrationBean<>(new RequestSpans(tracer));
        registration.setOrder(RequestSpans.order());
        return registration;
    }

    /** Binds a separate management port to this machine, unless its address is configured too. */
    private static void bindManagementLocally(ConfigurableEnvironment settings) {
        if (settings.containsProperty("management.server.port") && !settings.containsProperty("management.server.address")) {
            settings.getPropertySources().addLast(new MapPropertySource("management address", Map.of("management.server.address", "127.0.0.1")));
        }
    }

    /** The names of the settings that files and arguments give; those of Java and of the environment are checked by the command. */
    private static Stream<String> namesInFiles(ConfigurableEnvironment settings) {
        return settings.getPropertySources().stream()
                .filter(source -> !Set.of(StandardEnvironment.SYSTEM_PROPERTIES_PROPERTY_SOURCE_NAME, StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME).contains(source.getName()))
                .flatMap(source -> source instanceof EnumerablePropertySource<?> named ? Stream.of(named.getPropertyNames()) : Stream.empty());
    }

    /** Registers a port of the backend as a bean of the web part, which waits for the backend at its first use. */
    private static <P> void registerPort(Class<P> port, GenericApplicationContext web, CompletableFuture<GameBackend> backend) {
        web.registerBean(port, () -> awaitBackend(backend).get(port), definition -> {
            definition.setLazyInit(true);
            definition.setDestroyMethodName("");
        });
    }

    /** The reason why the backend cannot be opened, without the web part that waits for it. */
    private static RuntimeException openingFailure(CompletableFuture<GameBackend> backend) {
        return backend.exceptionNow() instanceof RuntimeException cause ? cause : new IllegalStateException(backend.exceptionNow());
    }

    /** Waits for the backend; throws its own exception where it cannot be opened. */
    private static GameBackend awaitBackend(CompletableFuture<GameBackend> backend) {
        try {
            return backend.join();
        } catch (CompletionException failed) {
            throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
        }
    }

    /** The service on a database in memory, on any free port of this machine. */
    public static Service inMemory(InstalledRulebooks library) {
        return start(() -> GameBackend.inMemory(library), RulebookModules.installed().adjudicator(), 0, "127.0.0.1", List.of());
    }

    /** The service in memory with these rulebooks. */
    public static Service inMemory(RulebookModules modules) {
        return start(() -> GameBackend.inMemory(modules.rulebooks()), Traces.OFF, modules, modules.adjudicator(), OperatorTables.NONE, 0, "127.0.0.1", List.of());
    }

    /**
     * The service in memory with another adjudicator or other settings.
     *
     * @param settings each as {@code --name=value}, before those of the program
     */
    public static Service inMemory(InstalledRulebooks library, Adjudicator adjudicator, String... settings) {
        return start(() -> GameBackend.inMemory(library), adjudicator, 0, "127.0.0.1", List.of(), settings);
    }

    /** The service in memory with traces. */
    public static Service inMemory(InstalledRulebooks library, Traces traces) {
        return start(() -> GameBackend.inMemory(library, traces), traces, RulebookModules.installed(), RulebookModules.installed().adjudicator(), OperatorTables.NONE, 0, "127.0.0.1",
                List.of());
    }

    /** The port on which it listens. */
    public int port() {
        return ((WebServerApplicationContext) context).getWebServer().getPort();
    }

    /** The token of its operator, which lies in the data folder. */
    public String operatorToken() {
        return context.getBean(OperatorToken.class).token();
    }

    /** The backend of the service. */
    public GameBackend backend() {
        return backend;
    }

    /** Closes the service when the process ends. */
    public Service closeOnExit() {
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().name("end").unstarted(this::close));
        return this;
    }

    @Override
    public void close() {
        leavesAddress.ifPresent(Runnable::run);
        context.close();
        backend.close();
        traces.close();
    }
}
