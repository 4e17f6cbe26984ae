package tercio.adapters.service;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.MergedAnnotations;
import org.springframework.stereotype.Component;

/**
 * The classes of which the web part is made.
 *
 * <p>Decided: the build lists the class files that may be components, and the packaged program looks at these alone. To search the program for
 * them, and to read each class file of their packages, took a tenth of the time that the web part needs to start. Beside the sources, where a
 * class may have been added since, Spring searches as ever; a test compares both.
 */
final class ServiceComponents {

    /** The class files that may be components, one a line. */
    static final String LIST = "components.list";
    private static final String CLASS_FILE = ".class";

    private ServiceComponents() {}

    /** Has Spring search for the components. */
    @Configuration(proxyBeanMethods = false)
    @ComponentScan({"tercio.adapters.http", "tercio.adapters.hooks", "tercio.adapters.docs"})
    static class Searched {}

    /** The classes from which Spring makes the web part. */
    static Class<?>[] sources() {
        var list = ServiceComponents.class.getResource(LIST);
        var components = list != null && list.getProtocol().equals("jar") ? listed(list).stream() : Stream.of(Searched.class);
        return Stream.concat(Stream.of(ServiceConfiguration.class), components).toArray(Class<?>[]::new);
    }

    /** The components of a list, in its order. */
    static List<Class<?>> listed(URL list) {
        try (var lines = list.openStream()) {
            return new String(lines.readAllBytes(), StandardCharsets.UTF_8).lines().map(String::strip).filter(line -> !line.isEmpty())
                    .<Class<?>>map(ServiceComponents::named).filter(type -> MergedAnnotations.from(type).isPresent(Component.class)).toList();
        } catch (IOException damagedProgram) {
            throw new UncheckedIOException(damagedProgram);
        }
    }

    private static Class<?> named(String classFile) {
        try {
            return Class.forName(classFile.replace(CLASS_FILE, "").replace('/', '.').replace('\\', '.'), false, ServiceComponents.class.getClassLoader());
        } catch (ClassNotFoundException damagedProgram) {
            throw new IllegalStateException(damagedProgram);
        }
    }
}
